import { useState } from 'react';
import { sameValue } from '#src/model/base/edits.ts';
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
  /** Where the picture lies under the box, in pixels of the screen. */
  place: { x: number; y: number };
  /** The picture as it is shown at zoom 1, in pixels of the screen. */
  shown: Size | undefined;
  /** The box, in pixels of the screen. */
  size: Size | undefined;
  /** What the box shows: in percent of the picture, and in its pixels. */
  area: { percent: Box; pixels: Box } | undefined;
}

/** A logo is all logo; of a photograph a part is chosen. */
const isWholeFirst: Record<CropKind, boolean> = { profile: false, background: false, logo: true };

function firstSize(shown: Size, kind: CropKind, aspect: CropAspect): Size {
  return isWholeFirst[kind] ? shown : initialCrop(shown, cropRatio(aspect));
}

/** What is cut out of a picture, and how that changes. */
export function useCrop(kind: CropKind) {
  const [crop, setCrop] = useState<Crop>({
    aspect: defaultCropAspect(kind),
    zoom: 1,
    place: { x: 0, y: 0 },
    shown: undefined,
    size: undefined,
    area: undefined,
  });
  const change = (changes: Partial<Crop>) => setCrop((current) => ({ ...current, ...changes }));

  const resize = (wanted: (size: Size, shown: Size) => Size) =>
    setCrop((current) => {
      const { shown, size, aspect } = current;
      if (!shown || !size) return current;
      return { ...current, size: resizedCrop(shown, wanted(size, shown), cropRatio(aspect)) };
    });

  return {
    crop,
    change,
    resize,
    /** The picture is there, or the window has another size. */
    show: (shown: Size) =>
      setCrop((current) => {
        const { size, aspect } = current;
        if (sameValue(current.shown, shown)) return current;
        const next = size
          ? resizedCrop(shown, size, cropRatio(aspect))
          : firstSize(shown, kind, aspect);
        return { ...current, shown, size: { width: next.width, height: next.height } };
      }),
    choose: (aspect: CropAspect) =>
      setCrop((current) => {
        const { shown, size } = current;
        if (!shown || !size) return { ...current, aspect };
        return { ...current, aspect, size: resizedCrop(shown, size, cropRatio(aspect)) };
      }),
    enlarge: () => resize((_size, shown) => largestCropSize(shown, cropRatio(crop.aspect))),
  };
}
