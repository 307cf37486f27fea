import * as repo from '#src/data/repos/branding.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { brandingEditorTexts, brandingErrors } from '#src/model/content/editorTexts.ts';
import { mediaPolicies } from '#src/model/files/mediaPolicy.ts';
import { showToast } from '#src/stores/toasts.ts';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { SaveBar } from '../kit/editing/SaveBar.tsx';
import { saveBarProps } from '../kit/editing/saveBarOf.ts';
import { useDocumentEditor } from '../kit/editing/useDocumentEditor.ts';
import { EditorColumns } from '../kit/layout/EditorColumns.tsx';
import { EditorShell } from '../kit/layout/EditorShell.tsx';
import { EditorSkeleton } from '../kit/layout/EditorSkeleton.tsx';
import { MediaField } from '../kit/media/MediaField.tsx';
import { RecropButton } from '../kit/media/RecropButton.tsx';
import { HeaderPreview } from './HeaderPreview.tsx';
import { LogoSettings } from './LogoSettings.tsx';
import { useLogo } from './useLogo.ts';

const labels = {
  logoSize: brandingEditorTexts.sizeLabel,
  logoPositionX: brandingEditorTexts.positionLabel,
};

/** The logo, how large it is and where it stands. */
export function BrandingEditor() {
  const editor = useDocumentEditor(repo);
  const logo = useLogo(editor);
  const { pending, submit } = useSubmit(editor.save, {
    success: () => ({ kind: 'success', text: brandingEditorTexts.saved }),
    errors: brandingErrors.save,
  });

  function save(): void {
    if (editor.document.value?.logoUrl === '') {
      showToast({ kind: 'error', text: brandingEditorTexts.logoFirst });
    } else void submit();
  }

  return (
    <EditorShell title={brandingEditorTexts.title} intro={brandingEditorTexts.intro} isWide>
      <AsyncView state={editor.document} skeleton={<EditorSkeleton />} errors={brandingErrors.load}>
        {(branding) => (
          <EditorColumns
            preview={
              <HeaderPreview
                branding={{ ...branding, logoUrl: logo.pending?.url ?? branding.logoUrl }}
              />
            }
          >
            <MediaField
              label={brandingEditorTexts.logoLabel}
              chooseLabel={brandingEditorTexts.choose}
              accept={mediaPolicies.logo.types.join(',')}
              hints={
                branding.logoUrl === ''
                  ? [brandingEditorTexts.none, brandingEditorTexts.hint]
                  : [brandingEditorTexts.hint]
              }
              media={logo}
              cropKind="logo"
            >
              {branding.logoUrl !== '' && (
                <RecropButton url={branding.logoUrl} media={logo} errors={brandingErrors.upload} />
              )}
            </MediaField>
            <LogoSettings branding={branding} onChange={editor.edit} />
          </EditorColumns>
        )}
      </AsyncView>
      <SaveBar
        {...saveBarProps(editor, labels)}
        saveLabel={brandingEditorTexts.save}
        busy={pending}
        onSave={save}
      />
    </EditorShell>
  );
}
