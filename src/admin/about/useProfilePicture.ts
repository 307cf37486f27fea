import { aboutEditorTexts, aboutErrors } from '#src/model/content/aboutTexts.ts';
import type { AboutProfile } from '#src/model/content/schema.ts';
import { extensionOf } from '#src/model/files/mediaPolicy.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import type { DocumentEditor } from '../editing/useDocumentEditor.ts';
import type { ReadyMedia } from '../media/prepareMedia.ts';
import { uploadMedia, type UploadWatch } from '../media/uploadMedia.ts';
import { useAutoSavedMedia } from '../media/useAutoSavedMedia.ts';
import type { MediaTexts } from '../media/useMediaSaving.ts';

type StoredPicture = Pick<AboutProfile, 'profileImage' | 'picture'>;

async function uploadProfile(media: ReadyMedia, watch: UploadWatch): Promise<StoredPicture> {
  const timestamp = String(Date.now());
  const extension = extensionOf(media.type);
  const paths = {
    main: storagePaths.profilePicture.build({ timestamp, extension }),
    variant: (width: number) =>
      storagePaths.profileVariant.build({ timestamp, width: String(width) }),
  };
  const { url, picture } = await uploadMedia(media, paths, watch);
  return { profileImage: url, picture };
}

const texts: MediaTexts = {
  saved: { kind: 'success', text: aboutEditorTexts.imageSaved },
  prepare: aboutErrors.image,
  save: aboutErrors.image,
};

/** The profile picture, which is saved as soon as it is chosen. */
export function useProfilePicture({ saveOnly }: Pick<DocumentEditor<AboutProfile>, 'saveOnly'>) {
  return useAutoSavedMedia({
    use: 'profilePicture',
    hasWidths: true,
    refusals: aboutEditorTexts.refusals,
    upload: uploadProfile,
    save: saveOnly,
    texts: () => texts,
  });
}
