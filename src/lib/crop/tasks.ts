import type { AppErrorCode } from '#src/model/base/errors.ts';
import type { Box, Size } from '#src/model/base/geometry.ts';

/** A picture for a page: one file, and smaller variants for smaller screens. */
export interface ShownPicture extends Size {
  file: Blob;
  /** A data URL of a few hundred bytes. */
  placeholder: string;
  variants: { width: number; file: Blob }[];
}

/** The tasks of the worker: cut a part of a picture at a size, or convert a GIF to WebP. */
export type CropRequest =
  | { task: 'crop'; file: Blob; box: Box | undefined; size: Size | undefined; hasWidths: boolean }
  | { task: 'convertGif'; file: Blob };

/** A converted GIF; undefined where the browser cannot keep the animation. */
export type ConvertedGif = { file: Blob; isAnimated: boolean } | undefined;

export type CropAnswer =
  | { kind: 'done'; value: ShownPicture | ConvertedGif }
  | { kind: 'failed'; code: AppErrorCode };
