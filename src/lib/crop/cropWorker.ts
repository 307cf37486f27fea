import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import type { Box, Size } from '#src/model/base/geometry.ts';
import type { HeroTones } from '#src/model/content/schema.ts';
import { WorkerLost, withNewWorkers } from '../parts/workerLost.ts';

/** A picture for a page: one file, and smaller variants for smaller screens. */
export interface ShownPicture extends Size {
  file: Blob;
  /** A data URL of a few hundred bytes. */
  placeholder: string;
  tones: HeroTones;
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

function runOnce(request: CropRequest): Promise<ShownPicture | ConvertedGif> {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' });
  return new Promise<ShownPicture | ConvertedGif>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CropAnswer>) => {
      if (data.kind === 'done') resolve(data.value);
      else reject(new AppError(data.code));
    });
    worker.addEventListener('error', ({ message: cause }) => {
      reject(cause ? new AppError('upload/unreadable', { cause }) : new WorkerLost());
    });
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** Runs one task in a worker of its own, which is terminated afterwards to free its memory. */
function run(request: CropRequest): Promise<ShownPicture | ConvertedGif> {
  return withNewWorkers(() => runOnce(request));
}

interface Cut {
  /** In pixels of the upright picture; the whole picture when omitted. */
  box?: Box;
  size?: Size;
  /** True to create smaller widths as well. */
  hasWidths: boolean;
}

/** Cuts out a part of a picture as WebP. */
export async function cropPicture(file: Blob, { box, size, hasWidths }: Cut) {
  return (await run({ task: 'crop', file, box, size, hasWidths })) as ShownPicture;
}

/** Converts a GIF to WebP and keeps its animation. */
export async function convertGif(file: Blob) {
  return (await run({ task: 'convertGif', file })) as ConvertedGif;
}
