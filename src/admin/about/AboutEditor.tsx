import * as aboutContent from '#src/data/repos/aboutContent.ts';
import * as aboutProfile from '#src/data/repos/aboutProfile.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { aboutEditorTexts, aboutErrors } from '#src/model/content/aboutTexts.ts';
import type { AboutProfile } from '#src/model/content/schema.ts';
import { mediaPolicies } from '#src/model/files/mediaPolicy.ts';
import { unknownPicture } from '#src/model/files/pictureAddress.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { SaveBar } from '../kit/editing/SaveBar.tsx';
import { saveBarProps } from '../kit/editing/saveBarOf.ts';
import { useDocumentEditor } from '../kit/editing/useDocumentEditor.ts';
import { EditorColumns } from '../kit/layout/EditorColumns.tsx';
import { EditorShell } from '../kit/layout/EditorShell.tsx';
import { EditorSkeleton } from '../kit/layout/EditorSkeleton.tsx';
import { MediaField } from '../kit/media/MediaField.tsx';
import { RecropButton } from '../kit/media/RecropButton.tsx';
import { AboutFields } from './AboutFields.tsx';
import { AboutPreview } from './AboutPreview.tsx';
import { EquipmentFields } from './EquipmentFields.tsx';
import { Specialties } from './Specialties.tsx';
import { useProfilePicture } from './useProfilePicture.ts';

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

/** The about page: the picture saves itself, a specialty saves the whole, the rest waits for its button. */
export function AboutEditor() {
  const editor = useDocumentEditor(aboutContent);
  const profile = useDocumentEditor(aboutProfile);
  const picture = useProfilePicture(profile);
  const portrait = profile.document.value?.profileImage ?? '';
  const { pending, submit } = useSubmit(editor.save, {
    success: () => ({ kind: 'success', text: aboutEditorTexts.saved }),
    errors: aboutErrors.save,
  });

  return (
    <EditorShell title={aboutEditorTexts.title} intro={aboutEditorTexts.intro} isWide>
      <AsyncView state={editor.document} skeleton={<EditorSkeleton />} errors={aboutErrors.load}>
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
            <Specialties
              specialties={content.specialties}
              save={(specialties) => editor.save({ specialties })}
            />
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
    </EditorShell>
  );
}
