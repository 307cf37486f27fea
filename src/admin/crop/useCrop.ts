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
  /** The position of the picture behind the box, in pixels of the screen. */
  place: { x: number; y: number };
  /** The size of the picture at zoom 1, in pixels of the screen. */
  shown: Size | undefined;
  /** The size of the box, in pixels of the screen. */
  size: Size | undefined;
  /** The part of the picture inside the box: in percent of the picture, and in its pixels. */
  area: { percent: Box; pixels: Box } | undefined;
}

function firstSize(shown: Size, kind: CropKind, aspect: CropAspect): Size {
  // A logo is usually kept whole; of a photograph a part is chosen.
  return kind === 'logo' ? shown : initialCrop(shown, cropRatio(aspect));
}

/** The state of the crop dialog. */
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
    /** Called when the picture is loaded, and when the window changes size. */
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
