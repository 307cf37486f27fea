import { useCallback } from 'react';
import { listPaths, remove } from '#src/data/files/storage.ts';
import { frontPageEditorTexts, frontPageErrors } from '#src/model/content/editorTexts.ts';
import { isMoving, type FrontPage, type HeroTones } from '#src/model/content/schema.ts';
import { extensionOf } from '#src/model/files/mediaPolicy.ts';
import { storageAreas, storagePaths } from '#src/model/files/paths.ts';
import type { DocumentEditor } from '../editing/useDocumentEditor.ts';
import { type ReadyMedia, uploadMedia, type UploadWatch } from '../media/prepareMedia.ts';
import { useAutoSavedMedia } from '../media/useAutoSavedMedia.ts';
import type { MediaTexts } from '../media/useMediaSaving.ts';

function timestampOf(path: string): number | undefined {
  const parts =
    storagePaths.frontPageBackground.parse(path) ?? storagePaths.frontPageVariant.parse(path);
  return parts && Number(parts.timestamp);
}

/**
 * Removes the files of earlier backgrounds. Call it last: until the front page names the new
 * background, a failure must leave the old one in place.
 */
export async function removeOlderBackgrounds(newest: number): Promise<void> {
  try {
    const paths = await listPaths(storageAreas.frontPageBackground);
    const older = paths.filter((path) => (timestampOf(path) ?? newest) < newest);
    await Promise.all(older.map((path) => remove(path)));
  } catch (thrown) {
    // The storage cleanup finds them later.
    console.warn('Older backgrounds could not be removed', thrown);
  }
}

/** An uploaded background that the front page does not name yet. */
export interface StoredBackground {
  uploadedAt: number;
  fields: Pick<FrontPage, 'backgroundMedia' | 'backgroundType' | 'picture'> & HeroTones;
}

async function uploadBackground(media: ReadyMedia, watch: UploadWatch): Promise<StoredBackground> {
  const uploadedAt = Date.now();
  const timestamp = String(uploadedAt);
  const paths = {
    main: storagePaths.frontPageBackground.build({ timestamp, media: extensionOf(media.type) }),
    variant: (width: number) =>
      storagePaths.frontPageVariant.build({ timestamp, width: String(width) }),
  };
  const { url, picture } = await uploadMedia(media, paths, watch);
  return {
    uploadedAt,
    fields: { backgroundMedia: url, backgroundType: media.backgroundType, picture, ...media.tones },
  };
}

const pictureTexts: MediaTexts = {
  saved: { kind: 'success', text: frontPageEditorTexts.cropSaved },
  pending: { kind: 'info', text: frontPageEditorTexts.cropPending },
  prepare: frontPageErrors.crop,
  save: frontPageErrors.cropSave,
};

const movingTexts: MediaTexts = {
  saved: { kind: 'success', text: frontPageEditorTexts.mediaSaved },
  prepare: frontPageErrors.media,
  save: frontPageErrors.mediaSave,
};

function textsFor({
  backgroundType,
  caveat,
}: Pick<ReadyMedia, 'backgroundType' | 'caveat'>): MediaTexts {
  if (!isMoving(backgroundType)) return pictureTexts;
  if (!caveat) return movingTexts;
  const text = frontPageEditorTexts.savedWithCaveat[caveat];
  return { ...movingTexts, saved: { kind: 'warning', text } };
}

/** The background of the front page, which is saved as soon as it is chosen. */
export function useBackground({ saveOnly }: Pick<DocumentEditor<FrontPage>, 'saveOnly'>) {
  const save = useCallback(
    async ({ fields, uploadedAt }: StoredBackground) => {
      await saveOnly(fields);
      await removeOlderBackgrounds(uploadedAt);
    },
    [saveOnly],
  );
  return useAutoSavedMedia({
    use: 'frontPage',
    hasWidths: true,
    refusals: frontPageEditorTexts.refusals,
    upload: uploadBackground,
    save,
    texts: textsFor,
  });
}
