import type { AppErrorCode } from '#src/model/base/errors.ts';
import type { MarkKind } from '#src/model/catalogue/pictureMarks.ts';

/** The metadata of a file, and its thumbnail. */
export interface InspectedPicture {
  /** From the file's embedded metadata; empty when missing. */
  title: string;
  caption: string;
  takenAt: Date | undefined;
  thumbnail: Blob;
}

/** A picture ready to be published: watermarked, in every width. */
export interface RenderedPicture {
  /** Pixels of the upright original. */
  width: number;
  height: number;
  /** A data URL of a few hundred bytes. */
  placeholder: string;
  /** The smallest width without a watermark. */
  preview: Blob;
  variants: { width: number; file: Blob }[];
}

/** The watermark to draw, and the quality of the file, between 0 and 1. */
export interface WatermarkOptions {
  mark: MarkKind;
  quality: number;
}

/** The tasks of the worker, with their results. */
export interface PictureTasks {
  inspect: { input: { file: Blob }; answer: InspectedPicture };
  make: { input: { file: Blob } & WatermarkOptions; answer: RenderedPicture };
}

export type PictureTask = keyof PictureTasks;

export type WorkerRequest = {
  [Task in PictureTask]: { task: Task } & PictureTasks[Task]['input'];
}[PictureTask];

export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; value: InspectedPicture | RenderedPicture }
  | { kind: 'failed'; code: AppErrorCode };
