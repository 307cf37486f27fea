import { useState, type ReactNode } from 'react';
import { readPrivatePicture } from '#src/data/http.ts';
import * as clientGalleries from '#src/data/repos/clients/clientGalleries.ts';
import { reportFailure, useSubmit } from '#src/hooks/useSubmit.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import {
  coverOf,
  inOwnOrder,
  pictureName,
  sectionsOf,
  withFileOrder,
  withHidden,
  withPlaceOf,
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
import { useCloseQuestion } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { ItemCheckbox } from '../collection/ItemCard.tsx';
import cardStyles from '../collection/ItemCard.module.css';
import { useSelection, type Selection } from '../collection/selection.ts';
import { ConfirmDelete } from '../editing/ItemDialog.tsx';
import { useWhenRead } from '../editing/useWhenRead.ts';
import { SortableList } from '../sorting/SortableList.tsx';
import { ChosenPanel } from '../uploads/ChosenPanel.tsx';
import { ChosenSheet } from '../uploads/ChosenSheet.tsx';
import { PictureDrop } from '../uploads/PictureDrop.tsx';
import { itemsOfGallery } from '../uploads/queue/clientHandler.ts';
import { useUploads } from '../uploads/queue/uploadState.ts';
import sheetStyles from '../uploads/Sheet.module.css';
import { type ChosenPictures, useChosenPictures } from '../uploads/useChosenPictures.ts';
import styles from './ClientGalleries.module.css';
import { previewOf, removePictures, uploadToGallery } from './galleryFiles.ts';

/** Chooses new pictures and puts them into the queue of uploads. */
function NewPictures({ gallery, chosen }: { gallery: ClientGallery; chosen: ChosenPictures }) {
  const [section, setSection] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { pictures, refused } = chosen;

  function problemOf(): string | undefined {
    if (pictures.length === 0) return clientEditorTexts.imagesMissing;
    const known = new Set(gallery.images.map(({ id }) => id));
    const coming = itemsOfGallery(useUploads.getState().items, gallery.id);
    for (const { job } of coming) known.add(job.id);
    if (known.size + pictures.length > CLIENT_PICTURE_MAX_COUNT) {
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
  const { request, isWaiting } = useWhenRead(chosen.isReading, () => chosen.isOpen && upload());

  return (
    <section className={styles['section']}>
      <PictureDrop label={clientEditorTexts.choose} onFiles={chosen.add} />
      <ChosenPanel
        chosen={chosen}
        refusedText={clientEditorTexts.typesRefused}
        problem={isChecked ? problem : undefined}
        submitLabel={clientEditorTexts.upload}
        onSubmit={request}
        isWaiting={isWaiting}
        fields={
          <TextField
            label={clientEditorTexts.sectionLabel}
            hint={clientEditorTexts.sectionHint}
            value={section}
            maxLength={SECTION_MAX_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setSection(target.value)}
          />
        }
      >
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
  const isHidden = gallery.hiddenIds.some((id) => ids.has(id));
  const hide = useSubmit(
    () => clientGalleries.revise(gallery, (now) => withHidden(now, ids, !isHidden)),
    saved(isHidden ? clientEditorTexts.nowShown : clientEditorTexts.nowHidden),
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
      <Button busy={hide.pending} onClick={() => void hide.submit()}>
        {isHidden ? clientEditorTexts.showAgain : clientEditorTexts.hide}
      </Button>
      <Button onClick={onRemove}>{clientEditorTexts.removePictures}</Button>
    </div>
  );
}

interface TileProps {
  picture: ClientPicture;
  handle: ReactNode;
  isCover: boolean;
  isHidden: boolean;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

function Tile({ picture, handle, isCover, isHidden, isSelected, onToggle }: TileProps) {
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
        {isHidden && <span className={styles['hidden']}>{clientEditorTexts.hidden}</span>}
      </div>
      <div className={cardStyles['caption']}>
        <p className={sheetStyles['name']}>{title}</p>
      </div>
      <div className={cardStyles['actions']}>{handle}</div>
    </div>
  );
}

/** Changes the order of the pictures, which is shown before the server has confirmed it. */
function useOrder(gallery: ClientGallery) {
  const [moved, setMoved] = useState<{ base: ClientGallery; images: ClientPicture[] }>();
  const shown = moved?.base === gallery ? { ...gallery, images: moved.images } : gallery;
  return {
    pictures: inOwnOrder(shown.images),
    change: async (apply: typeof withFileOrder) => {
      setMoved({ base: gallery, ...apply(shown) });
      try {
        await clientGalleries.revise(gallery, apply);
      } catch (thrown) {
        setMoved(undefined);
        reportFailure(thrown, clientEditorErrors.save);
      }
    },
  };
}

/** The pictures of a gallery: add, put below headings and in order, choose the cover, hide, delete. */
export function GalleryPictures({
  gallery,
  onClose,
}: {
  gallery: ClientGallery;
  onClose: () => void;
}) {
  const { pictures, change } = useOrder(gallery);
  const chosen = useChosenPictures({ use: 'client', takenTitles: [] });
  const { close, question } = useCloseQuestion(chosen.all.length > 0, onClose);
  const selection = useSelection(pictures);
  const [isRemoving, setIsRemoving] = useState(false);
  const selected = pictures.filter(({ id }) => selection.ids.has(id));
  const cover = coverOf(pictures, gallery.coverId);
  return (
    <Dialog title={clientEditorTexts.picturesTitle(gallery.title)} isWide onClose={close}>
      <NewPictures gallery={gallery} chosen={chosen} />
      <ChosenBar gallery={gallery} selection={selection} onRemove={() => setIsRemoving(true)} />
      {pictures.length === 0 && <p>{clientEditorTexts.noPictures}</p>}
      {pictures.length > 1 && (
        <p className={styles['actions']}>
          <Button onClick={() => void change(withFileOrder)}>{clientEditorTexts.sortByFile}</Button>
        </p>
      )}
      {sectionsOf(pictures).map(({ title, pictures: own }) => (
        <section key={title} className={styles['section']}>
          {title !== '' && <h3 className={styles['heading']}>{title}</h3>}
          <SortableList
            items={own}
            layout="grid"
            className={sheetStyles['sheet']}
            nameOf={pictureName}
            onMove={(id, toIndex) => {
              const placeId = own[toIndex]?.id ?? '';
              void change((now) => withPlaceOf(now, id, placeId));
            }}
            renderItem={(picture, handle) => (
              <Tile
                picture={picture}
                handle={handle}
                isCover={picture === cover}
                isHidden={gallery.hiddenIds.includes(picture.id)}
                isSelected={selection.ids.has(picture.id)}
                onToggle={(isRange) => selection.toggle(picture.id, isRange)}
              />
            )}
          />
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
      {question}
    </Dialog>
  );
}
