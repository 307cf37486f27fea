import type { AppErrorCode } from '#src/model/base/errors.ts';
import type { CameraFacts } from '#src/model/catalogue/pictureFiles.ts';
import type { WatermarkOptions } from '#src/model/watermarks/finish.ts';

/** The metadata embedded in a file, as IPTC, XMP or Exif; empty where it is missing. */
export interface PictureFacts extends CameraFacts {
  title: string;
  caption: string;
  /** The alternative text, for those who do not see the picture. */
  alt: string;
  keywords: string[];
  copyright: string;
  /** From the smallest part to the largest: `Grenen, Skagen, Danmark`. */
  place: string;
  /** Stars from 0 to 5; -1 for one that was rejected. */
  rating?: number;
}

export interface InspectedPicture extends PictureFacts {
  thumbnail: Blob;
  /** A hint: no part of it seems to be sharp. */
  isBlurred: boolean;
}

/** A picture ready to be published: watermarked, in every width. */
export interface RenderedPicture {
  /** Pixels of the upright original. */
  width: number;
  height: number;
  /** A data URL of a few hundred bytes. */
  placeholder: string;
  /** The file that is kept instead of the chosen one; undefined where that is kept itself. */
  original?: Blob | undefined;
  /** The smallest width without a watermark. */
  preview: Blob;
  variants: { width: number; file: Blob }[];
  /** The largest width with its own watermark, where one was asked for. */
  web?: Blob | undefined;
}

/** The tasks of the worker, with their results. */
export interface PictureTasks {
  inspect: { input: { file: Blob }; answer: InspectedPicture };
  readFacts: { input: { file: Blob }; answer: PictureFacts };
  make: { input: { file: Blob } & WatermarkOptions; answer: RenderedPicture };
}

export type PictureTask = keyof PictureTasks;

export type WorkerRequest = {
  [Task in PictureTask]: { task: Task } & PictureTasks[Task]['input'];
}[PictureTask];

export type WorkerAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; value: PictureTasks[PictureTask]['answer'] }
  | { kind: 'failed'; code: AppErrorCode };
