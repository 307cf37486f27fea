import * as repo from '#src/data/repos/content/branding.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { brandingEditorTexts, brandingErrors } from '#src/model/content/editorTexts.ts';
import {
  type Branding,
  LOGO_POSITION_MAX_PX,
  LOGO_POSITION_MIN_PX,
  LOGO_POSITION_STEP_PX,
  LOGO_SIZE_FINE_STEP_SCALE,
  LOGO_SIZE_MAX_SCALE,
  LOGO_SIZE_MIN_SCALE,
  LOGO_SIZE_STEP_SCALE,
} from '#src/model/content/schema.ts';
import { mediaPolicies } from '#src/model/files/mediaPolicy.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { withVersion } from '#src/model/files/picture.ts';
import { showToast } from '#src/stores/toasts.ts';
import { RangeField } from '#src/ui/form/RangeField.tsx';
import { NumberField } from '#src/ui/form/TextField.tsx';
import { AsyncView } from '#src/ui/states/AsyncView.tsx';
import { SaveBar, saveBarProps } from '../editing/SaveBar.tsx';
import { type DocumentEditor, useDocumentEditor } from '../editing/useDocumentEditor.ts';
import { EditorColumns, EditorSkeleton, EditorShell } from '../layout/EditorShell.tsx';
import { MediaField, RecropButton } from '../media/MediaField.tsx';
import { type ReadyMedia, uploadMedia, type UploadWatch } from '../media/prepareMedia.ts';
import { useAutoSavedMedia } from '../media/useAutoSavedMedia.ts';
import type { MediaTexts } from '../media/useMediaSaving.ts';
import styles from './BrandingEditor.module.css';
import { HeaderPreview } from './HeaderPreview.tsx';

type StoredLogo = Pick<Branding, 'logoUrl'>;

/** The file is always stored under the same name, so its URL carries a version. */
async function uploadLogo(media: ReadyMedia, watch: UploadWatch): Promise<StoredLogo> {
  const { url } = await uploadMedia(media, { main: storagePaths.logo.build() }, watch);
  return { logoUrl: withVersion(url, new Date()) };
}

const logoTexts: MediaTexts = {
  saved: { kind: 'success', text: brandingEditorTexts.uploaded },
  prepare: brandingErrors.upload,
  save: brandingErrors.upload,
};

/** The logo, which is saved as soon as it is chosen. */
export function useLogo({ saveOnly }: Pick<DocumentEditor<Branding>, 'saveOnly'>) {
  return useAutoSavedMedia({
    use: 'logo',
    hasWidths: false,
    refusals: brandingEditorTexts.refusals,
    upload: uploadLogo,
    save: saveOnly,
    texts: () => logoTexts,
  });
}

const numberFormat = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 2 });
const sizeRange = { min: LOGO_SIZE_MIN_SCALE, max: LOGO_SIZE_MAX_SCALE };
const positionRange = {
  min: LOGO_POSITION_MIN_PX,
  max: LOGO_POSITION_MAX_PX,
  step: LOGO_POSITION_STEP_PX,
};

interface LogoSettingsProps {
  branding: Branding;
  onChange: (changes: Partial<Pick<Branding, 'logoSize' | 'logoPositionX'>>) => void;
}

/** Sets the size and position of the logo: roughly with a slider, exactly with a number. */
export function LogoSettings({ branding, onChange }: LogoSettingsProps) {
  const { logoSize, logoPositionX } = branding;
  const resize = (value: number) => onChange({ logoSize: value });
  const move = (value: number) => onChange({ logoPositionX: value });
  return (
    <>
      <div className={styles['setting']}>
        <RangeField
          label={brandingEditorTexts.sizeLabel}
          value={logoSize}
          valueText={brandingEditorTexts.size(numberFormat.format(logoSize))}
          {...sizeRange}
          step={LOGO_SIZE_STEP_SCALE}
          onChange={resize}
        />
        <NumberField
          label={brandingEditorTexts.exactSizeLabel}
          value={logoSize}
          {...sizeRange}
          step={LOGO_SIZE_FINE_STEP_SCALE}
          onChange={resize}
        />
      </div>
      <div className={styles['setting']}>
        <RangeField
          label={brandingEditorTexts.positionLabel}
          value={logoPositionX}
          valueText={brandingEditorTexts.position(numberFormat.format(logoPositionX))}
          {...positionRange}
          onChange={move}
        />
        <NumberField
          label={brandingEditorTexts.exactPositionLabel}
          value={logoPositionX}
          {...positionRange}
          onChange={move}
        />
      </div>
    </>
  );
}

const labels = {
  logoSize: brandingEditorTexts.sizeLabel,
  logoPositionX: brandingEditorTexts.positionLabel,
};

export function BrandingEditor() {
  const editor = useDocumentEditor(repo, 'branding');
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
    <EditorShell
      title={brandingEditorTexts.title}
      intro={brandingEditorTexts.intro}
      roomFor="preview"
    >
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
