import type { AppErrorCode } from '#src/model/base/errors.ts';
import type { Box, Size } from '#src/model/base/geometry.ts';

/** A picture as a page shows it: one file, and smaller ones for smaller screens. */
export interface ShownPicture extends Size {
  file: Blob;
  /** A data URL of a few hundred bytes. */
  placeholder: string;
  variants: { width: number; file: Blob }[];
}

/** What the worker can be asked: a part of a picture, drawn at a size; or a GIF as WebP. */
export type CropRequest =
  | { task: 'crop'; file: Blob; box: Box | undefined; size: Size | undefined; hasWidths: boolean }
  | { task: 'convertGif'; file: Blob };

/** A GIF after conversion; undefined where the browser cannot keep the movement. */
export type ConvertedGif = { file: Blob; isAnimated: boolean } | undefined;

export type CropAnswer =
  { kind: 'done'; value: ShownPicture | ConvertedGif } | { kind: 'failed'; code: AppErrorCode };
