import { useRef, type PointerEvent } from 'react';
import Cropper from 'react-easy-crop';
import type { Box, Size } from '#src/model/base/geometry.ts';
import { cropTexts } from '#src/model/files/texts.ts';
import styles from './CropDialog.module.css';
import type { useCrop } from './useCrop.ts';
import 'react-easy-crop/react-easy-crop.css';

interface CropPreviewProps {
  url: string;
  area: { percent: Box; pixels: Box } | undefined;
}

const PREVIEW_MAX_HEIGHT_REM = 9;

/** A preview of the cropped picture. */
export function CropPreview({ url, area }: CropPreviewProps) {
  const ratio = area ? area.pixels.width / area.pixels.height : 1;
  return (
    <figure className={styles['preview']}>
      <figcaption className={styles['caption']}>{cropTexts.preview}</figcaption>
      <div
        className={styles['window']}
        style={{ aspectRatio: ratio, width: `min(100%, ${PREVIEW_MAX_HEIGHT_REM * ratio}rem)` }}
      >
        {area && (
          <img
            src={url}
            alt=""
            className={styles['cropped']}
            style={{
              width: `${10_000 / area.percent.width}%`,
              translate: `${-area.percent.x}% ${-area.percent.y}%`,
            }}
          />
        )}
      </div>
    </figure>
  );
}

export const ZOOM_MAX = 4;
const KEYBOARD_STEP_PX = 8;
const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

interface HandlesProps {
  size: Size;
  onResize: (size: Size) => void;
}

/**
 * Drag handles at the corners of the crop box. The box is always centered, so it grows on both
 * sides.
 */
function Handles({ size, onResize }: HandlesProps) {
  const frame = useRef<HTMLDivElement>(null);

  function drag(event: PointerEvent): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    onResize({
      width: 2 * Math.abs(event.clientX - (box.left + box.width / 2)),
      height: 2 * Math.abs(event.clientY - (box.top + box.height / 2)),
    });
  }

  return (
    <div ref={frame} className={styles['box']} style={size} aria-hidden>
      {CORNERS.map((corner) => (
        <span
          key={corner}
          className={`${styles['handle']} ${styles[corner]}`}
          onPointerDown={(event) => {
            event.stopPropagation();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
        />
      ))}
    </div>
  );
}

interface CropStageProps {
  url: string;
  cropping: ReturnType<typeof useCrop>;
  onBroken: () => void;
}

/** The picture behind the crop box. It can be dragged, zoomed, and moved with the arrow keys. */
export function CropStage({ url, cropping, onBroken }: CropStageProps) {
  const { crop, change, resize, setShownSize } = cropping;
  const { size, position, zoom } = crop;
  return (
    <div className={styles['stage']}>
      <Cropper
        image={url}
        crop={position}
        zoom={zoom}
        maxZoom={ZOOM_MAX}
        {...(size && { cropSize: size })}
        keyboardStep={KEYBOARD_STEP_PX}
        disableAutomaticStylesInjection
        cropperProps={{ 'aria-label': cropTexts.stageLabel, role: 'application' }}
        mediaProps={{ alt: '', onError: onBroken }}
        onCropChange={(next) => change({ position: next })}
        onZoomChange={(next) => change({ zoom: next })}
        // Called again when the stage changes size.
        setMediaSize={({ width, height }) => setShownSize({ width, height })}
        onCropAreaChange={(percent, pixels) => change({ area: { percent, pixels } })}
      />
      {size && <Handles size={size} onResize={(newSize) => resize(() => newSize)} />}
    </div>
  );
}
