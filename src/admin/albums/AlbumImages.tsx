import { Pencil, Star, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import { takeAlbumImageOffSale } from '#src/data/catalogue/takeOffSale.ts';
import * as albums from '#src/data/repos/catalogue/albums.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { albumCover, albumImages } from '#src/model/catalogue/album.ts';
import { withCover, withImageMoved } from '#src/model/catalogue/editing/albumChanges.ts';
import { albumErrors, albumTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { previewPath } from '#src/model/catalogue/pictureFiles.ts';
import type { Album, AlbumImage } from '#src/model/catalogue/schema.ts';
import { classNames } from '#src/ui/controls/classNames.ts';
import { IconButton } from '#src/ui/controls/Button.tsx';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { aspectRatioOf, ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import { UndoLine } from '../bulk/Undo.tsx';
import cardStyles from '../collection/ItemCard.module.css';
import { ItemCheckbox } from '../collection/ItemCard.tsx';
import { RemoveItems } from '../collection/RemoveItems.tsx';
import { useSelection } from '../collection/selection.ts';
import { placeIn } from '../editing/PicturePane.tsx';
import { SortableList } from '../sorting/SortableList.tsx';
import sheetStyles from '../uploads/Sheet.module.css';
import { AlbumImageDialog } from './AlbumImageDialog.tsx';
import styles from './AlbumImages.module.css';
import { soldAlbum } from './albumUploads.ts';
import { TransferBar } from './TransferBar.tsx';

const TILE_SIZES = '180px';

interface ImageTileProps {
  image: AlbumImage;
  isCover: boolean;
  handle: ReactNode;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
  onEdit: () => void;
  onCover: () => void;
  onRemove: () => void;
}

function ImageTile(props: ImageTileProps) {
  const { image, isCover, handle, isSelected, onToggle, onEdit, onCover, onRemove } = props;
  const { title, watermarkedSrc, picture } = image;
  const ratio = aspectRatioOf(picture);
  return (
    <div className={classNames(sheetStyles['tile'], cardStyles['card'])} data-selected={isSelected}>
      <div className={cardStyles['frame']} style={ratioStyle(ratio)}>
        <PrivateImage
          path={previewPath(image)}
          read={readPrivatePicture}
          src={watermarkedSrc}
          alt=""
          aspectRatio={ratio}
          sources={picture.sources}
          sizes={TILE_SIZES}
          placeholder={picture.placeholder}
        />
        <ItemCheckbox
          title={title}
          place={{ isCurrent: true, isSelected }}
          className={cardStyles['onPicture']}
          onToggle={onToggle}
        />
        {isCover && <span className={styles['cover']}>{albumTexts.cover}</span>}
      </div>
      <div className={cardStyles['caption']}>
        <p className={sheetStyles['name']}>{title}</p>
      </div>
      <div className={cardStyles['actions']}>
        {handle}
        <IconButton icon={Pencil} label={albumTexts.editImageLabel(title)} onClick={onEdit} />
        <IconButton
          icon={Star}
          label={albumTexts.coverLabel(title)}
          aria-pressed={isCover}
          onClick={onCover}
        />
        <IconButton icon={Trash2} label={albumTexts.removeImageLabel(title)} onClick={onRemove} />
      </div>
    </div>
  );
}

/** Applies changes optimistically: the new state is shown before the server has confirmed it. */
function useAlbumChange(album: Album) {
  const [optimistic, setOptimistic] = useState<{ base: Album; changed: Album }>();
  const shown = optimistic?.base === album ? optimistic.changed : album;
  async function change(apply: (current: Album) => Partial<Album>): Promise<void> {
    setOptimistic({ base: album, changed: { ...shown, ...apply(shown) } });
    try {
      await albums.revise(album, apply);
    } catch (thrown) {
      setOptimistic(undefined);
      reportFailure(thrown, { fallback: albumTexts.imageNotChanged });
    }
  }
  return { shown, change };
}

interface AlbumImagesProps {
  album: Album;
  /** Those that can take pictures of this one. */
  otherAlbums: readonly Album[];
}

/** The pictures of an album: edit their texts, sort them, choose the cover, remove them, take them elsewhere. */
export function AlbumImages({ album, otherAlbums }: AlbumImagesProps) {
  const { shown, change } = useAlbumChange(album);
  const [edited, setEdited] = useState<AlbumImage>();
  const [removed, setRemoved] = useState<AlbumImage>();
  const cover = albumCover(shown).url;
  const images = albumImages(shown);
  const selection = useSelection(images);
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{albumTexts.existingImages}</h3>
      {images.length === 0 && <p>{albumTexts.noImages}</p>}
      <TransferBar album={album} otherAlbums={otherAlbums} selection={selection} />
      <SortableList
        items={images}
        layout="grid"
        className={sheetStyles['sheet']}
        itemClassName={styles['item']}
        nameOf={({ title }) => title}
        onMove={(id, toIndex) => void change((current) => withImageMoved(current, id, toIndex))}
        renderItem={(image, handle) => (
          <ImageTile
            image={image}
            handle={handle}
            isSelected={selection.ids.has(image.id)}
            onToggle={(isRange) => selection.toggle(image.id, isRange)}
            isCover={image.watermarkedSrc === cover}
            onEdit={() => setEdited(image)}
            onCover={() => void change((current) => withCover(current, image.id))}
            onRemove={() => setRemoved(image)}
          />
        )}
      />
      <UndoLine />
      {edited && (
        <AlbumImageDialog
          album={album}
          opened={edited}
          place={placeIn(images, edited.id, setEdited)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <RemoveItems
          items={[removed]}
          title={albumTexts.removeImageTitle(removed.title)}
          description={albumTexts.removeImageText}
          remove={(image) => takeAlbumImageOffSale(album.id, image.id)}
          toSold={(image) => soldAlbum(album, [image])}
          success={albumTexts.imageRemoved}
          errors={() => albumErrors.removeImage}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </section>
  );
}
