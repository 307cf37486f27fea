import { useRef, type PointerEvent, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import * as z from 'zod/mini';
import { sessionStore } from '#src/lib/browserStorage.ts';
import { isDeepEqual } from '#src/model/base/edits.ts';
import type { Box, Size } from '#src/model/base/geometry.ts';
import {
  cropRatio,
  defaultCropAspect,
  initialCrop,
  largestCropSize,
  resizedCrop,
  type CropAspect,
  type CropKind,
} from '#src/model/content/crop.ts';
import { cropTexts } from '#src/model/files/texts.ts';
import styles from './CropDialog.module.css';

interface Crop {
  aspect: CropAspect;
  zoom: number;
  /** The position of the picture behind the box, in pixels of the screen. */
  position: { x: number; y: number };
  /** The size of the picture at zoom 1, in pixels of the screen. */
  shownSize: Size | undefined;
  /** The size of the box, in pixels of the screen. */
  size: Size | undefined;
  /** The part of the picture inside the box: in percent of the picture, and in its pixels. */
  area: { percent: Box; pixels: Box } | undefined;
}

/** A logo is usually kept whole; of a photograph a part is chosen. */
const startsWhole: Record<CropKind, boolean> = { profile: false, background: false, logo: true };

const STARTS_LARGEST_KEY = 'cropStartsLargest';

/** The size of the next crop follows the last one: as large as possible, or chosen by hand. */
function rememberLargest(isLargest: boolean): void {
  if (isLargest) sessionStore.writeJson(STARTS_LARGEST_KEY, true);
  else sessionStore.remove(STARTS_LARGEST_KEY);
}

function initialSize(shown: Size, kind: CropKind, aspect: CropAspect): Size {
  if (startsWhole[kind]) return shown;
  const ratio = cropRatio(aspect);
  const isLargest = sessionStore.readJson(STARTS_LARGEST_KEY, z.boolean()) === true;
  return isLargest ? largestCropSize(shown, ratio) : initialCrop(shown, ratio);
}

/** The state of the crop dialog. */
export function useCrop(kind: CropKind) {
  const [crop, setCrop] = useState<Crop>({
    aspect: defaultCropAspect(kind),
    zoom: 1,
    position: { x: 0, y: 0 },
    shownSize: undefined,
    size: undefined,
    area: undefined,
  });
  const change = (changes: Partial<Crop>) => setCrop((current) => ({ ...current, ...changes }));

  const resize = (newSize: (size: Size, shown: Size) => Size) =>
    setCrop((current) => {
      const { shownSize, size, aspect } = current;
      if (!shownSize || !size) return current;
      return {
        ...current,
        size: resizedCrop(shownSize, newSize(size, shownSize), cropRatio(aspect)),
      };
    });

  return {
    crop,
    change,
    resize: (newSize: (size: Size, shown: Size) => Size) => {
      rememberLargest(false);
      resize(newSize);
    },
    /** Called when the picture is loaded, and when the window changes size. */
    setShownSize: (shownSize: Size) =>
      setCrop((current) => {
        const { size, aspect } = current;
        if (isDeepEqual(current.shownSize, shownSize)) return current;
        const next = size
          ? resizedCrop(shownSize, size, cropRatio(aspect))
          : initialSize(shownSize, kind, aspect);
        return { ...current, shownSize, size: { width: next.width, height: next.height } };
      }),
    chooseAspect: (aspect: CropAspect) =>
      setCrop((current) => {
        const { shownSize, size } = current;
        if (!shownSize || !size) return { ...current, aspect };
        return { ...current, aspect, size: resizedCrop(shownSize, size, cropRatio(aspect)) };
      }),
    enlarge: () => {
      rememberLargest(true);
      resize((_size, shown) => largestCropSize(shown, cropRatio(crop.aspect)));
    },
  };
}

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
