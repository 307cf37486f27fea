import type { UseFormReturn } from 'react-hook-form';
import { AppError } from '#src/model/base/errors.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/editing/albumChanges.ts';
import { albumTexts, itemTexts, albumErrors } from '#src/model/catalogue/editing/editorTexts.ts';
import { type AlbumValues, albumRules } from '#src/model/catalogue/editing/form.ts';
import { nextOrder } from '#src/model/catalogue/gallery.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { Switch } from '#src/ui/form/Switch.tsx';
import { EditItemDialog } from '../collection/EditItemDialog.tsx';
import type { CollectionEditor } from '../collection/useCollectionEditor.ts';
import { type Category, ItemFields, saleDetails, saleValues } from '../fields/ItemFields.tsx';
import { RefusedNote, UnreadableNote } from '../uploads/ChosenPanel.tsx';
import { ChosenSheet } from '../uploads/ChosenSheet.tsx';
import { PictureDrop } from '../uploads/PictureDrop.tsx';
import { MarkStrengthField } from '../uploads/Presets.tsx';
import { replacedAlbumImage } from '../uploads/queue/replacement.ts';
import { addReplacements } from '../uploads/useChosenUpload.ts';
import { useChosenPictures, type ChosenPictures } from '../uploads/useChosenPictures.ts';
import styles from './AlbumDialog.module.css';
import { AlbumImages } from './AlbumImages.tsx';
import { uploadToAlbum, uploadingImages } from './albumUploads.ts';

export const emptyAlbum: AlbumValues = {
  title: '',
  description: '',
  price: '',
  category: '',
  isPublished: true,
};

interface AlbumFieldsProps {
  form: UseFormReturn<AlbumValues>;
  categories: readonly Category[];
  currentCategory?: string;
}

export function AlbumFields({ form, ...fields }: AlbumFieldsProps) {
  return (
    <>
      <ItemFields form={form} isForSale {...fields} />
      <Switch
        label={itemTexts.publishedLabel}
        hint={itemTexts.publishedHint}
        {...form.register('isPublished')}
      />
    </>
  );
}

interface AlbumDialogProps {
  album: { opened: Album; live: Album | undefined };
  otherTitles: readonly string[];
  otherAlbums: readonly Album[];
  categories: readonly Category[];
  save: CollectionEditor<Album>['save'];
  onClose: () => void;
}

const labels = {
  title: albumTexts.titleLabel,
  description: albumTexts.descriptionLabel,
  price: albumTexts.priceLabel,
  category: albumTexts.categoryLabel,
  isPublished: itemTexts.publishedLabel,
};

function NewImages({ chosen }: { chosen: ChosenPictures }) {
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{albumTexts.newImages}</h3>
      <PictureDrop label={albumTexts.choose} onFiles={chosen.add} />
      <RefusedNote chosen={chosen} text={albumTexts.typesRefused} />
      <UnreadableNote chosen={chosen} />
      {chosen.all.length > 0 && (
        <>
          <MarkStrengthField value={chosen.strength} onChange={chosen.setStrength} />
          <ChosenSheet chosen={chosen} />
        </>
      )}
    </section>
  );
}

/** Edits an album: its details, its pictures, and new pictures to upload. */
export function AlbumDialog(props: AlbumDialogProps) {
  const { album, otherTitles, otherAlbums, categories, save, onClose } = props;
  const now = album.live ?? album.opened;
  const chosen = useChosenPictures({
    use: 'album',
    takenTitles: [],
    stored: now.images.map((image) => ({
      ...replacedAlbumImage(now.id, image),
      filename: image.filename,
    })),
    albumId: now.id,
  });

  async function saveAll(before: Album, changes: Partial<Album>): Promise<void> {
    const { pictures, refused } = chosen;
    const isUnreadable = pictures.some(({ state }) => state === 'unreadable');
    if (refused.length > 0 || isUnreadable) throw new AppError('invalid-argument');
    const known = [...now.images, ...uploadingImages(now)];
    if (known.length + pictures.length > ALBUM_IMAGE_MAX_COUNT) {
      throw new AppError('upload/too-large');
    }
    await save(before, changes);
    addReplacements(chosen);
    const { id: albumId, title } = now;
    const { strength } = chosen;
    uploadToAlbum(pictures, { albumId, title, firstOrder: nextOrder(known), strength });
    chosen.clear({ keepThumbnails: true });
  }

  return (
    <EditItemDialog<Album, AlbumValues>
      item={album}
      shared={{ kind: 'album', id: now.id }}
      title={albumTexts.editTitle}
      isWide
      rules={albumRules(otherTitles)}
      toValues={saleValues}
      toChanges={saleDetails}
      labels={labels}
      isChanged={chosen.pictures.length + chosen.replacements.length > 0}
      isReading={chosen.isReading}
      save={saveAll}
      success={({ title }) => albumTexts.updated(title.trim())}
      errors={{
        ...albumErrors.update,
        codes: {
          ...albumErrors.update.codes,
          'upload/too-large': albumTexts.tooManyImages(ALBUM_IMAGE_MAX_COUNT),
          'invalid-argument':
            chosen.refused.length > 0
              ? albumTexts.typesRefused(chosen.refused.join(', '))
              : uploadTexts.dropUnreadable,
        },
      }}
      onClose={onClose}
    >
      {(form) => (
        <div className={styles['columns']}>
          <div className={styles['fields']}>
            <AlbumFields
              form={form}
              categories={categories}
              currentCategory={album.opened.category}
            />
          </div>
          <div className={styles['pictures']}>
            <AlbumImages album={now} otherAlbums={otherAlbums} />
            <NewImages chosen={chosen} />
          </div>
        </div>
      )}
    </EditItemDialog>
  );
}
