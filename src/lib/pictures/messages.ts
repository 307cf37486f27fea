import type { AppErrorCode } from '#src/model/base/errors.ts';
import type { MarkKind } from '#src/model/catalogue/pictureMarks.ts';

/** What a file says about itself, and what it looks like in small. */
export interface InspectedPicture {
  /** From the words that were written into the file; empty where there are none. */
  title: string;
  caption: string;
  takenAt: Date | undefined;
  thumbnail: Blob;
}

/** A picture as it is published: watermarked, in every width. */
export interface MadePicture {
  /** Pixels of the original, the right way up. */
  width: number;
  height: number;
  /** A data URL of a few hundred bytes. */
  placeholder: string;
  variants: { width: number; file: Blob }[];
}

/** What is drawn over a picture, and how well it is kept; `quality` is between 0 and 1. */
export interface Finish {
  mark: MarkKind;
  quality: number;
}

/** What a worker can be asked, and what it answers. */
export interface PictureTasks {
  inspect: { input: { file: Blob }; answer: InspectedPicture };
  make: { input: { file: Blob } & Finish; answer: MadePicture };
}

export type PictureTask = keyof PictureTasks;

export type WorkerRequest = {
  [Task in PictureTask]: { task: Task } & PictureTasks[Task]['input'];
}[PictureTask];

export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; value: InspectedPicture | MadePicture }
  | { kind: 'failed'; code: AppErrorCode };
