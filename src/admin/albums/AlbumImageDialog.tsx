import * as albums from '#src/data/repos/catalogue/albums.ts';
import { changesTo } from '#src/model/base/edits.ts';
import { AppError } from '#src/model/base/errors.ts';
import {
  withImageChanged,
  ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH,
} from '#src/model/catalogue/editing/albumChanges.ts';
import { albumErrors, albumTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { wordDetails, wordValues, type WordValues } from '#src/model/catalogue/pictureWords.ts';
import { albumImageRules, type AlbumImageValues } from '#src/model/catalogue/editing/form.ts';
import type { Album, AlbumImage } from '#src/model/catalogue/schema.ts';
import { TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { EditItemDialog, TakenAt } from '../collection/EditItemDialog.tsx';
import type { ListPlace } from '../editing/PicturePane.tsx';
import { PictureWordFields, wordLabels } from '../fields/PictureWordFields.tsx';
import { ReplacePicture } from '../uploads/ReplacePicture.tsx';
import { replacedAlbumImage } from '../uploads/queue/replacement.ts';

interface AlbumImageDialogProps {
  album: Album;
  /** The picture as it was when the dialog was opened. */
  opened: AlbumImage;
  place: ListPlace | undefined;
  onClose: () => void;
}

type Values = AlbumImageValues & WordValues;

const labels = {
  title: albumTexts.titleLabel,
  description: albumTexts.imageDescriptionLabel,
  ...wordLabels,
};

function toValues(image: AlbumImage): Values {
  const { title, description } = image;
  return { title, description, ...wordValues(image) };
}

function toChanges(values: Values): Partial<AlbumImage> {
  const { title, description } = values;
  return { title: title.trim(), description: description.trim(), ...wordDetails(values) };
}

/** Edits the title and description of one picture in an album. */
export function AlbumImageDialog({ album, opened, place, onClose }: AlbumImageDialogProps) {
  const live = album.images.find(({ id }) => id === opened.id);
  const shown = live ?? opened;
  const replaced = replacedAlbumImage(album.id, shown);

  function save(before: AlbumImage, changes: Partial<AlbumImage>): Promise<void> {
    return albums.revise(album, (current) => {
      const stored = current.images.find(({ id }) => id === before.id);
      if (!stored) throw new AppError('not-found');
      return withImageChanged(current, before.id, changesTo(stored, before, changes));
    });
  }

  return (
    <EditItemDialog<AlbumImage, Values>
      item={{ opened, live }}
      shared={{ kind: 'albumImage', id: `${album.id}/${opened.id}` }}
      title={albumTexts.editImageTitle}
      picture={{
        src: shown.watermarkedSrc,
        picture: shown.picture,
        place,
        foot: <ReplacePicture key={shown.id} picture={replaced} />,
      }}
      rules={albumImageRules}
      toValues={toValues}
      toChanges={toChanges}
      labels={labels}
      save={save}
      success={({ title }) => albumTexts.imageUpdated(title.trim())}
      errors={albumErrors.updateImage}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            label={labels.title}
            error={form.formState.errors.title?.message}
            maxLength={TITLE_MAX_LENGTH}
            autoComplete="off"
            {...form.register('title')}
          />
          <TextArea
            label={labels.description}
            error={form.formState.errors.description?.message}
            maxLength={ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH}
            rows={3}
            {...form.register('description')}
          />
          <TakenAt picture={opened} />
          <PictureWordFields form={form} />
        </>
      )}
    </EditItemDialog>
  );
}
