import { brandingEditorTexts } from '#src/model/content/editorTexts.ts';
import {
  LOGO_POSITION_MAX_PX,
  LOGO_POSITION_MIN_PX,
  LOGO_POSITION_STEP_PX,
  LOGO_SIZE_FINE_STEP_SCALE,
  LOGO_SIZE_MAX_SCALE,
  LOGO_SIZE_MIN_SCALE,
  LOGO_SIZE_STEP_SCALE,
  type Branding,
} from '#src/model/content/schema.ts';
import { NumberField } from '#src/ui/form/NumberField.tsx';
import { RangeField } from '#src/ui/form/RangeField.tsx';
import styles from './LogoSettings.module.css';

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

/** How large the logo is and where it stands: roughly with a slider, exactly with a number. */
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
