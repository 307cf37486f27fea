import { useCallback } from 'react';
import { listPaths, remove } from '#src/data/storage.ts';
import { frontPageEditorTexts, frontPageErrors } from '#src/model/content/editorTexts.ts';
import { isMoving, type FrontPage } from '#src/model/content/schema.ts';
import { extensionOf } from '#src/model/files/mediaPolicy.ts';
import { storageAreas, storagePaths } from '#src/model/files/paths.ts';
import type { DocumentEditor } from '../editing/useDocumentEditor.ts';
import type { ReadyMedia } from '../media/prepareMedia.ts';
import { uploadMedia, type UploadWatch } from '../media/uploadMedia.ts';
import { useAutoSavedMedia } from '../media/useAutoSavedMedia.ts';
import type { MediaWords } from '../media/useMediaSaving.ts';

function timestampOf(path: string): number | undefined {
  const parts =
    storagePaths.frontPageBackground.parse(path) ?? storagePaths.frontPageVariant.parse(path);
  return parts && Number(parts.timestamp);
}

/**
 * Removes the files of earlier backgrounds. It comes last: until the front page names the new one, a
 * failure must leave the old one where it is.
 */
export async function removeOlderBackgrounds(newest: number): Promise<void> {
  try {
    const paths = await listPaths(storageAreas.frontPageBackground);
    const older = paths.filter((path) => (timestampOf(path) ?? newest) < newest);
    await Promise.all(older.map((path) => remove(path)));
  } catch (thrown) {
    // The cleanup of the storage finds them later.
    console.warn('Older backgrounds could not be removed', thrown);
  }
}

/** A background in the storage, of which the front page has still to hear. */
export interface StoredBackground {
  uploadedAt: number;
  fields: Pick<FrontPage, 'backgroundMedia' | 'backgroundType' | 'picture'>;
}

async function uploadBackground(media: ReadyMedia, watch: UploadWatch): Promise<StoredBackground> {
  const uploadedAt = Date.now();
  const timestamp = String(uploadedAt);
  const places = {
    main: storagePaths.frontPageBackground.build({ timestamp, media: extensionOf(media.type) }),
    variant: (width: number) =>
      storagePaths.frontPageVariant.build({ timestamp, width: String(width) }),
  };
  const { url, picture } = await uploadMedia(media, places, watch);
  return {
    uploadedAt,
    fields: { backgroundMedia: url, backgroundType: media.look, picture },
  };
}

const pictureWords: MediaWords = {
  saved: { kind: 'success', text: frontPageEditorTexts.cropSaved },
  pending: { kind: 'info', text: frontPageEditorTexts.cropPending },
  prepare: frontPageErrors.crop,
  save: frontPageErrors.cropSave,
};

const movingWords: MediaWords = {
  saved: { kind: 'success', text: frontPageEditorTexts.mediaSaved },
  prepare: frontPageErrors.media,
  save: frontPageErrors.mediaSave,
};

function wordsFor({ look, caveat }: Pick<ReadyMedia, 'look' | 'caveat'>): MediaWords {
  if (!isMoving(look)) return pictureWords;
  if (!caveat) return movingWords;
  const text = frontPageEditorTexts.savedWithCaveat[caveat];
  return { ...movingWords, saved: { kind: 'warning', text } };
}

/** The background of the front page, which saves itself. */
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
    words: wordsFor,
  });
}
