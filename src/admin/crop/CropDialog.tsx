import { Maximize } from 'lucide-react';
import type { Box, Size } from '#src/model/base/geometry.ts';
import {
  boxInside,
  cropAspects,
  cropOutputSize,
  type CropKind,
  CROP_MIN_SIZE_PX,
} from '#src/model/content/crop.ts';
import { cropTexts } from '#src/model/files/texts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { ChipChoice } from '#src/ui/form/ChipChoice.tsx';
import { RangeField } from '#src/ui/form/RangeField.tsx';
import { Dialog, DialogActions } from '#src/ui/overlay/Dialog.tsx';
import styles from './CropDialog.module.css';
import { CropPreview, CropStage, ZOOM_MAX, useCrop } from './CropStage.tsx';

export const CROP_SLIDER_MAX_PX = 1000;

interface CropDialogProps {
  /** The URL of the picture. */
  url: string;
  kind: CropKind;
  busy: boolean;
  /** Called with the part to keep, in pixels of the picture, and the size of the result. */
  onApply: (box: Box, size: Size) => void;
  /** Called when the browser cannot show the picture. */
  onBroken: () => void;
  onClose: () => void;
}

type Cropping = ReturnType<typeof useCrop>;

const aspectNames = cropAspects.map(({ name }) => name);

interface SizeFieldProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function SizeField({ label, value, max, onChange }: SizeFieldProps) {
  const shown = Math.round(value);
  return (
    <RangeField
      label={label}
      value={shown}
      valueText={cropTexts.pixels(shown)}
      min={CROP_MIN_SIZE_PX}
      // The box cannot be larger than the picture on the screen.
      max={Math.min(CROP_SLIDER_MAX_PX, Math.floor(max))}
      onChange={onChange}
    />
  );
}

function SizeFields({ crop, resize }: Cropping) {
  const { size, shownSize } = crop;
  if (!size || !shownSize) return null;
  const ratio = crop.aspect === 'free' ? undefined : size.width / size.height;
  return (
    <>
      <SizeField
        label={cropTexts.widthLabel}
        value={size.width}
        max={shownSize.width}
        onChange={(width) => resize((now) => ({ ...now, width }))}
      />
      <SizeField
        label={cropTexts.heightLabel}
        value={size.height}
        max={shownSize.height}
        onChange={(height) =>
          resize((now) => ({ width: ratio === undefined ? now.width : height * ratio, height }))
        }
      />
    </>
  );
}

export function CropDialog({ url, kind, busy, onApply, onBroken, onClose }: CropDialogProps) {
  const cropping = useCrop(kind);
  const { crop, change, enlarge } = cropping;
  const { area, zoom } = crop;
  const output = area && cropOutputSize(area.pixels, kind);

  function apply(): void {
    if (!area || !crop.shownSize) return;
    const scale = area.pixels.width / area.percent.width;
    const picture = {
      width: 100 * scale,
      height: (100 * area.pixels.height) / area.percent.height,
    };
    const box = boxInside(area.pixels, picture);
    onApply(box, cropOutputSize(box, kind));
  }

  return (
    <Dialog title={cropTexts.title} isWide onClose={onClose}>
      <div>
        <div className={styles['layout']}>
          <CropStage url={url} cropping={cropping} onBroken={onBroken} />
          <div className={styles['controls']}>
            <ChipChoice
              legend={cropTexts.aspectLabel}
              values={aspectNames}
              chosen={crop.aspect}
              onChoose={cropping.chooseAspect}
            >
              {(name) => cropTexts.aspects[name]}
            </ChipChoice>
            <SizeFields {...cropping} />
            <RangeField
              label={cropTexts.zoomLabel}
              value={zoom}
              valueText={`${Math.round(zoom * 100)} %`}
              min={1}
              max={ZOOM_MAX}
              step={0.01}
              onChange={(next) => change({ zoom: next })}
            />
            <Button onClick={enlarge}>
              <Icon of={Maximize} size={18} />
              {cropTexts.largest}
            </Button>
            <CropPreview url={url} area={area} />
            {output && (
              <p className={styles['caption']}>
                {cropTexts.outputSize(output.width, output.height)}
              </p>
            )}
          </div>
        </div>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            {cropTexts.cancel}
          </Button>
          <Button look="primary" busy={busy} disabled={!area} onClick={apply}>
            {busy ? cropTexts.working : cropTexts.apply}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
