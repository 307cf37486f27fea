import { storagePaths } from '#src/model/base/paths.ts';
import { brandingEditorTexts, brandingErrors } from '#src/model/content/editorTexts.ts';
import type { Branding } from '#src/model/content/schema.ts';
import { withVersion } from '#src/model/files/pictureAddress.ts';
import type { DocumentEditor } from '../kit/editing/useDocumentEditor.ts';
import type { ReadyMedia } from '../kit/media/media.ts';
import { uploadMedia, type UploadWatch } from '../kit/media/uploadMedia.ts';
import { useAutoSavedMedia } from '../kit/media/useAutoSavedMedia.ts';
import type { MediaWords } from '../kit/media/useMediaSaving.ts';

type StoredLogo = Pick<Branding, 'logoUrl'>;

/** The file keeps its name: its address says which version it is. */
async function uploadLogo(media: ReadyMedia, watch: UploadWatch): Promise<StoredLogo> {
  const { url } = await uploadMedia(media, { main: storagePaths.logo.build() }, watch);
  return { logoUrl: withVersion(url, new Date()) };
}

const logoWords: MediaWords = {
  saved: { kind: 'success', text: brandingEditorTexts.uploaded },
  prepare: brandingErrors.upload,
  save: brandingErrors.upload,
};

/** The logo, which saves itself. */
export function useLogo({ saveOnly }: Pick<DocumentEditor<Branding>, 'saveOnly'>) {
  return useAutoSavedMedia({
    use: 'logo',
    hasWidths: false,
    refusals: brandingEditorTexts.refusals,
    upload: uploadLogo,
    save: saveOnly,
    words: () => logoWords,
  });
}
