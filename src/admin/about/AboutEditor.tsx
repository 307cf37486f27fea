import { useState } from 'react';
import * as about from '#src/data/repos/content/about.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { AppError } from '#src/model/base/errors.ts';
import { aboutEditorTexts, aboutErrors } from '#src/model/content/aboutTexts.ts';
import type { AboutContent, AboutProfile, Specialty } from '#src/model/content/schema.ts';
import { mediaPolicies, extensionOf } from '#src/model/files/mediaPolicy.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { unknownPicture } from '#src/model/files/picture.ts';
import { useShop } from '#src/stores/shop.ts';
import { AboutOpening, Bio, AboutChapters } from '#src/ui/about/AboutSections.tsx';
import { PortraitFrame } from '#src/ui/about/PortraitFrame.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { afterOther } from '../editing/afterOther.ts';
import { AlsoOpen, SaveBar, saveBarProps } from '../editing/SaveBar.tsx';
import { useDocumentEditor, type DocumentEditor } from '../editing/useDocumentEditor.ts';
import {
  PreviewFrame,
  EditorColumns,
  EditorSkeleton,
  EditorShell,
} from '../layout/EditorShell.tsx';
import { MediaField, RecropButton } from '../media/MediaField.tsx';
import { type ReadyMedia, uploadMedia, type UploadWatch } from '../media/prepareMedia.ts';
import { useAutoSavedMedia } from '../media/useAutoSavedMedia.ts';
import type { MediaTexts } from '../media/useMediaSaving.ts';
import styles from './AboutEditor.module.css';
import { EquipmentFields, AboutFields } from './AboutFields.tsx';
import { type OpenSpecialty, Specialties, SpecialtyDialog } from './Specialties.tsx';

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
function useProfilePicture({ saveOnly }: Pick<DocumentEditor<AboutProfile>, 'saveOnly'>) {
  return useAutoSavedMedia({
    use: 'profilePicture',
    hasWidths: true,
    refusals: aboutEditorTexts.refusals,
    upload: uploadProfile,
    save: saveOnly,
    texts: () => texts,
  });
}

interface AboutPreviewProps {
  content: AboutContent;
  profile: AboutProfile | undefined;
}

/** The about page as visitors will see it. */
export function AboutPreview({ content, profile }: AboutPreviewProps) {
  const shop = useShop();
  const { professionalTitle, bio } = content;
  return (
    <PreviewFrame>
      <div className={styles['page']}>
        <AboutOpening
          name={shop.photographerName}
          portrait={<PortraitFrame name={shop.photographerName} profile={profile} />}
        >
          <Bio
            profession={professionalTitle === '' ? shop.photographerTitle : professionalTitle}
            text={bio}
          />
        </AboutOpening>
        <AboutChapters content={content} />
      </div>
    </PreviewFrame>
  );
}

const labels = {
  professionalTitle: aboutEditorTexts.professionalTitleLabel,
  bio: aboutEditorTexts.bioLabel,
  philosophy: aboutEditorTexts.philosophyLabel,
  specialties: aboutEditorTexts.specialties,
  equipment: aboutEditorTexts.equipment,
};

function pendingProfile(url: string): AboutProfile {
  return { profileImage: url, picture: unknownPicture };
}

async function saveSpecialties(
  { document, save }: DocumentEditor<AboutContent>,
  change: (now: readonly Specialty[]) => Specialty[],
): Promise<void> {
  // The dialog stays open when the listener breaks off.
  if (!document.value) throw new AppError('database-unavailable');
  await save({ specialties: change(document.value.specialties) });
}

/** Edits the about page. The picture saves itself, and saving a specialty saves the whole page. */
export function AboutEditor() {
  const editor = useDocumentEditor(about.content, 'about');
  const profile = useDocumentEditor(about.profile, 'aboutProfile');
  const picture = useProfilePicture(profile);
  const [open, setOpen] = useState<OpenSpecialty>();
  const portrait = profile.document.value?.profileImage ?? '';
  const { pending, submit } = useSubmit(editor.save, {
    success: () => ({ kind: 'success', text: aboutEditorTexts.saved }),
    errors: aboutErrors.save,
  });

  return (
    <EditorShell title={aboutEditorTexts.title} intro={aboutEditorTexts.intro} roomFor="preview">
      <AlsoOpen kind="about" id="content" />
      <AsyncView
        state={afterOther(editor.document, profile.document)}
        skeleton={<EditorSkeleton />}
        errors={aboutErrors.load}
      >
        {(content) => (
          <EditorColumns
            preview={
              <AboutPreview
                content={content}
                profile={
                  picture.pending ? pendingProfile(picture.pending.url) : profile.document.value
                }
              />
            }
          >
            <MediaField
              label={aboutEditorTexts.profileImage}
              chooseLabel={aboutEditorTexts.chooseImage}
              accept={mediaPolicies.profilePicture.types.join(',')}
              hints={[aboutEditorTexts.imageHint]}
              media={picture}
              cropKind="profile"
            >
              {portrait !== '' && (
                <RecropButton url={portrait} media={picture} errors={aboutErrors.image} />
              )}
            </MediaField>
            <AboutFields content={content} edit={editor.edit} />
            <Specialties specialties={content.specialties} onOpen={setOpen} />
            <EquipmentFields
              equipment={content.equipment}
              onChange={(equipment) => editor.edit({ equipment })}
            />
          </EditorColumns>
        )}
      </AsyncView>
      <SaveBar
        {...saveBarProps(editor, labels)}
        saveLabel={aboutEditorTexts.save}
        busy={pending}
        onSave={() => void submit()}
      />
      {open && (
        <SpecialtyDialog
          open={open}
          specialties={editor.document.value?.specialties ?? []}
          save={(change) => saveSpecialties(editor, change)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </EditorShell>
  );
}
