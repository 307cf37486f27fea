import { useCallback } from 'react';
import { storagePaths } from '#src/model/base/paths.ts';
import { frontPageEditorTexts, frontPageErrors } from '#src/model/content/editorTexts.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { extensionOf } from '#src/model/files/mediaPolicy.ts';
import type { DocumentEditor } from '../kit/editing/useDocumentEditor.ts';
import type { ReadyMedia } from '../kit/media/media.ts';
import { uploadMedia, type UploadWatch } from '../kit/media/uploadMedia.ts';
import { useAutoSavedMedia } from '../kit/media/useAutoSavedMedia.ts';
import type { MediaWords } from '../kit/media/useMediaSaving.ts';
import { removeOlderBackgrounds } from './olderBackgrounds.ts';

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
  if (look === 'image') return pictureWords;
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
