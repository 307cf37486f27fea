import { useState } from 'react';
import * as z from 'zod/mini';
import * as sessionStore from '#src/lib/sessionStore.ts';
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

export interface Crop {
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
