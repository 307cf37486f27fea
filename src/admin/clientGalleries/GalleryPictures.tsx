import { useState } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import {
  coverOf,
  inOwnOrder,
  pictureName,
  sectionsOf,
  withSection,
} from '#src/model/clients/pictures.ts';
import { clientEditorErrors, clientEditorTexts } from '#src/model/clients/editorTexts.ts';
import {
  CLIENT_PICTURE_MAX_COUNT,
  SECTION_MAX_LENGTH,
  type ClientGallery,
  type ClientPicture,
} from '#src/model/clients/schema.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { PrivateImage } from '#src/ui/display/PrivateImage.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { aspectRatioOf, ratioStyle } from '#src/ui/gallery/pictureAttributes.ts';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { ItemCheckbox } from '../collection/ItemCard.tsx';
import cardStyles from '../collection/ItemCard.module.css';
import { useSelection, type Selection } from '../collection/selection.ts';
import { ConfirmDelete } from '../editing/ItemDialog.tsx';
import { ChosenPanel } from '../uploads/ChosenPanel.tsx';
import { ChosenSheet } from '../uploads/ChosenSheet.tsx';
import { PictureDrop } from '../uploads/PictureDrop.tsx';
import sheetStyles from '../uploads/Sheet.module.css';
import { useChosenPictures } from '../uploads/useChosenPictures.ts';
import styles from './ClientGalleries.module.css';
import { previewOf, removePictures, uploadToGallery } from './galleryFiles.ts';

/** Chooses new pictures and puts them into the queue of uploads. */
function NewPictures({ gallery }: { gallery: ClientGallery }) {
  const chosen = useChosenPictures({ use: 'client', takenTitles: [] });
  const [section, setSection] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { pictures, refused } = chosen;

  function problemOf(): string | undefined {
    if (pictures.length === 0) return clientEditorTexts.imagesMissing;
    if (gallery.images.length + pictures.length > CLIENT_PICTURE_MAX_COUNT) {
      return clientEditorTexts.tooMany(CLIENT_PICTURE_MAX_COUNT);
    }
    const isUnreadable = pictures.some(({ state }) => state === 'unreadable');
    return isUnreadable ? uploadTexts.dropUnreadable : undefined;
  }
  const problem = problemOf();

  function upload(): void {
    setIsChecked(true);
    if (problem !== undefined || refused.length > 0) return;
    uploadToGallery(gallery, pictures, section.trim());
    chosen.clear({ keepThumbnails: true });
    setIsChecked(false);
  }

  return (
    <section className={styles['section']}>
      <PictureDrop label={clientEditorTexts.choose} onFiles={chosen.add} />
      <ChosenPanel
        chosen={chosen}
        refusedText={clientEditorTexts.typesRefused}
        problem={isChecked ? problem : undefined}
        submitLabel={clientEditorTexts.upload}
        onSubmit={upload}
      >
        <TextField
          label={clientEditorTexts.sectionLabel}
          hint={clientEditorTexts.sectionHint}
          value={section}
          maxLength={SECTION_MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setSection(target.value)}
        />
        <ChosenSheet chosen={chosen} />
      </ChosenPanel>
    </section>
  );
}

interface ChosenBarProps {
  gallery: ClientGallery;
  selection: Selection;
  onRemove: () => void;
}

/** Does something to the pictures that are selected. */
function ChosenBar({ gallery, selection, onRemove }: ChosenBarProps) {
  const { ids } = selection;
  const [section, setSection] = useState('');
  const saved = (text: string) => ({
    success: () => ({ kind: 'success' as const, text }),
    errors: clientEditorErrors.save,
  });
  const move = useSubmit(
    () => clientGalleries.revise(gallery, (now) => withSection(now, ids, section.trim())),
    saved(clientEditorTexts.moved),
  );
  const cover = useSubmit(
    (coverId: string) => clientGalleries.revise(gallery, () => ({ coverId })),
    saved(clientEditorTexts.coverChanged),
  );
  const [only, ...others] = ids;
  if (only === undefined) return null;
  return (
    <div className={styles['bar']} role="group" aria-label={clientEditorTexts.chosen(ids.size)}>
      <p>{clientEditorTexts.chosen(ids.size)}</p>
      <TextField
        label={clientEditorTexts.sectionLabel}
        value={section}
        maxLength={SECTION_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => setSection(target.value)}
      />
      <Button busy={move.pending} onClick={() => void move.submit()}>
        {clientEditorTexts.moveToSection}
      </Button>
      {others.length === 0 && (
        <Button busy={cover.pending} onClick={() => void cover.submit(only)}>
          {clientEditorTexts.useAsCover}
        </Button>
      )}
      <Button onClick={onRemove}>{clientEditorTexts.removePictures}</Button>
    </div>
  );
}

interface TileProps {
  picture: ClientPicture;
  isCover: boolean;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

function Tile({ picture, isCover, isSelected, onToggle }: TileProps) {
  const { placeholder } = picture;
  const title = pictureName(picture);
  const ratio = aspectRatioOf(picture);
  return (
    <div className={classNames(cardStyles['card'], styles['tile'])} data-selected={isSelected}>
      <div className={cardStyles['frame']} style={ratioStyle(ratio)}>
        <PrivateImage
          path={previewOf(picture)}
          read={readPrivatePicture}
          src=""
          alt=""
          aspectRatio={ratio}
          placeholder={placeholder}
        />
        <ItemCheckbox
          title={title}
          place={{ isCurrent: true, isSelected }}
          className={cardStyles['onPicture']}
          onToggle={onToggle}
        />
        {isCover && <span className={styles['cover']}>{clientEditorTexts.cover}</span>}
      </div>
      <div className={cardStyles['caption']}>
        <p className={sheetStyles['name']}>{title}</p>
      </div>
    </div>
  );
}

/** The pictures of a gallery: add, put below headings, choose the cover, delete. */
export function GalleryPictures({
  gallery,
  onClose,
}: {
  gallery: ClientGallery;
  onClose: () => void;
}) {
  const pictures = inOwnOrder(gallery.images);
  const selection = useSelection(pictures);
  const [isRemoving, setIsRemoving] = useState(false);
  const selected = pictures.filter(({ id }) => selection.ids.has(id));
  const cover = coverOf(pictures, gallery.coverId);
  return (
    <Dialog title={clientEditorTexts.picturesTitle(gallery.title)} isWide onClose={onClose}>
      <NewPictures gallery={gallery} />
      <ChosenBar gallery={gallery} selection={selection} onRemove={() => setIsRemoving(true)} />
      {pictures.length === 0 && <p>{clientEditorTexts.noPictures}</p>}
      {sectionsOf(pictures).map(({ title, pictures: own }) => (
        <section key={title} className={styles['section']}>
          {title !== '' && <h3 className={styles['heading']}>{title}</h3>}
          <ul className={sheetStyles['sheet']}>
            {own.map((picture) => (
              <li key={picture.id}>
                <Tile
                  picture={picture}
                  isCover={picture === cover}
                  isSelected={selection.ids.has(picture.id)}
                  onToggle={(isRange) => selection.toggle(picture.id, isRange)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {isRemoving && (
        <ConfirmDelete
          title={clientEditorTexts.removePicturesTitle(selected.length)}
          description={clientEditorTexts.removePicturesText}
          remove={() => removePictures(gallery, selected)}
          success={clientEditorTexts.picturesRemoved(selected.length)}
          errors={clientEditorErrors.remove}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </Dialog>
  );
}
