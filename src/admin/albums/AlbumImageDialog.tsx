import * as albums from '#src/data/repos/catalogue/albums.ts';
import { conflictsWith, editedFields, editsBetween } from '#src/model/base/edits.ts';
import { AppError } from '#src/model/base/errors.ts';
import {
  withImageChanged,
  ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH,
} from '#src/model/catalogue/albumChanges.ts';
import { albumErrors, albumTexts } from '#src/model/catalogue/editorTexts.ts';
import { albumImageRules, type AlbumImageValues } from '#src/model/catalogue/form.ts';
import type { Album, AlbumImage } from '#src/model/catalogue/schema.ts';
import { TITLE_MAX_LENGTH } from '#src/model/catalogue/titles.ts';
import { TextArea, TextField } from '#src/ui/form/TextField.tsx';
import { EditItemDialog, TakenAt } from '../collection/EditItemDialog.tsx';
import type { ListPlace } from '../editing/PicturePane.tsx';
import { ReplacePicture } from '../uploads/ReplacePicture.tsx';
import { replacedAlbumImage } from '../uploads/queue/replacement.ts';

interface AlbumImageDialogProps {
  album: Album;
  /** The picture as it was when the dialog was opened. */
  opened: AlbumImage;
  place: ListPlace | undefined;
  onClose: () => void;
}

const labels = {
  title: albumTexts.titleLabel,
  description: albumTexts.imageDescriptionLabel,
};

function toValues({ title, description }: AlbumImage): AlbumImageValues {
  return { title, description };
}

/** The title is also the alternative text. */
function toChanges(values: AlbumImageValues): Partial<AlbumImage> {
  const title = values.title.trim();
  return { title, alt: title, description: values.description.trim() };
}

/** Edits the title and description of one picture in an album. */
export function AlbumImageDialog({ album, opened, place, onClose }: AlbumImageDialogProps) {
  const live = album.images.find(({ id }) => id === opened.id);
  const shown = live ?? opened;
  const replaced = replacedAlbumImage(album.id, shown);

  function save(before: AlbumImage, changes: Partial<AlbumImage>): Promise<void> {
    const edits = editsBetween(before, changes);
    return albums.revise(album, (current) => {
      const stored = current.images.find(({ id }) => id === before.id);
      if (!stored) throw new AppError('not-found');
      if (conflictsWith(edits, stored).length > 0) throw new AppError('aborted');
      return withImageChanged(current, before.id, editedFields(edits));
    });
  }

  return (
    <EditItemDialog<AlbumImage, AlbumImageValues>
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
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label={labels.title}
            error={errors.title?.message}
            maxLength={TITLE_MAX_LENGTH}
            autoComplete="off"
            {...register('title')}
          />
          <TextArea
            label={labels.description}
            error={errors.description?.message}
            maxLength={ALBUM_IMAGE_DESCRIPTION_MAX_LENGTH}
            rows={3}
            {...register('description')}
          />
          <TakenAt picture={opened} />
        </>
      )}
    </EditItemDialog>
  );
}
