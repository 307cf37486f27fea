import { uploadMedia } from '#src/admin/kit/media/uploadMedia.ts';
import type { UploadWatch } from '#src/admin/kit/media/uploadMedia.ts';
import type { ReadyMedia } from '#src/admin/kit/media/media.ts';
import { useAutoSavedMedia } from '#src/admin/kit/media/useAutoSavedMedia.ts';
import type { MediaWords } from '#src/admin/kit/media/useMediaSaving.ts';
import type { DocumentEditor } from '#src/admin/kit/editing/useDocumentEditor.ts';
import { withVersion } from '#src/shared/domain/withVersion.ts';
import { storagePaths } from '#src/shared/paths.ts';
import type { Branding } from '#src/shared/schemas/branding.ts';
import { brandingEditorTexts, brandingErrors } from '#src/shared/texts/brandingEditor.ts';

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
