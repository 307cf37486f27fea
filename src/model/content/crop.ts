import type { Box, Size } from '../base/geometry.ts';

export const CROP_MIN_SIZE_PX = 50;
export const CROP_DEFAULT_SIZE_PX = 200;
/** Between 0 and 1: of the smaller widths of a cut picture. */
export const WEBP_CONVERSION_QUALITY = 0.85;

export type CropKind = 'profile' | 'background' | 'logo';

/** The largest width shown on any screen; a wider file would only be slower. */
export const CROP_MAX_WIDTHS_PX: Record<CropKind, number> = {
  profile: 1600,
  background: 3840,
  logo: 1200,
};

export const CROP_MIN_WIDTHS_PX: Record<CropKind, number> = {
  profile: 800,
  background: 0,
  logo: 0,
};

/** The aspect ratios of the crop dialog (width divided by height); undefined means any. */
export const cropAspects = [
  { name: 'free', ratio: undefined },
  { name: '16:9', ratio: 16 / 9 },
  { name: '21:9', ratio: 21 / 9 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '3:2', ratio: 3 / 2 },
  { name: '1:1', ratio: 1 },
  { name: '9:16', ratio: 9 / 16 },
] as const;

export type CropAspect = (typeof cropAspects)[number]['name'];

const DEFAULT_ASPECTS: Record<CropKind, CropAspect> = {
  profile: '1:1',
  background: '16:9',
  logo: 'free',
};

/** The aspect ratio that the dialog starts with. */
export function defaultCropAspect(kind: CropKind): CropAspect {
  return DEFAULT_ASPECTS[kind];
}

export function cropRatio(aspect: CropAspect): number | undefined {
  return cropAspects.find(({ name }) => name === aspect)?.ratio;
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.min(Math.max(value, minimum), Math.max(minimum, maximum));
}

/** The largest size of this ratio that fits into the picture. */
export function largestCropSize(picture: Size, ratio: number | undefined): Size {
  if (ratio === undefined) return { ...picture };
  const width = Math.min(picture.width, picture.height * ratio);
  return { width, height: width / ratio };
}

/**
 * A size of this ratio and about this width: at least 50 px on the shorter side where the picture
 * allows it.
 */
export function cropSize(picture: Size, width: number, ratio: number | undefined): Size {
  const largest = largestCropSize(picture, ratio);
  const shape = ratio ?? 1;
  const smallest = CROP_MIN_SIZE_PX * Math.max(1, shape);
  const fitting = clamp(width, Math.min(smallest, largest.width), largest.width);
  return { width: fitting, height: Math.min(fitting / shape, largest.height) };
}

/**
 * The size of this ratio closest to the wanted one; without a ratio, width and height are limited
 * separately.
 */
export function resizedCrop(picture: Size, wanted: Size, ratio: number | undefined): Size {
  if (ratio !== undefined) return cropSize(picture, wanted.width, ratio);
  const side = (value: number, longest: number) =>
    clamp(value, Math.min(CROP_MIN_SIZE_PX, longest), longest);
  return {
    width: side(wanted.width, picture.width),
    height: side(wanted.height, picture.height),
  };
}

/** Moves a box inside the picture; it is made smaller only when it is larger than the picture. */
export function boxInside(box: Box, picture: Size): Box {
  const width = clamp(box.width, Math.min(CROP_MIN_SIZE_PX, picture.width), picture.width);
  const height = clamp(box.height, Math.min(CROP_MIN_SIZE_PX, picture.height), picture.height);
  return {
    x: clamp(box.x, 0, picture.width - width),
    y: clamp(box.y, 0, picture.height - height),
    width,
    height,
  };
}

/** The initial box: 200 px wide in the middle, or as large as the picture allows. */
export function initialCrop(picture: Size, ratio: number | undefined): Box {
  const size = cropSize(picture, CROP_DEFAULT_SIZE_PX * Math.max(1, ratio ?? 1), ratio);
  return {
    x: (picture.width - size.width) / 2,
    y: (picture.height - size.height) / 2,
    ...size,
  };
}

/**
 * The output size: profile pictures are at least 800 px wide, and none exceeds the maximum of its
 * kind.
 */
export function cropOutputSize(box: Size, kind: CropKind): Size {
  const scale = clamp(box.width, CROP_MIN_WIDTHS_PX[kind], CROP_MAX_WIDTHS_PX[kind]) / box.width;
  return { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
}
