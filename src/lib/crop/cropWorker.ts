import { AppError } from '#src/model/base/errors.ts';
import type { Box, Size } from '#src/model/base/geometry.ts';
import type { ConvertedGif, CropAnswer, CropRequest, ShownPicture } from './tasks.ts';

/** Does one thing in a thread of its own, which ends with it and gives its memory back. */
function run(request: CropRequest): Promise<ShownPicture | ConvertedGif> {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' });
  return new Promise<ShownPicture | ConvertedGif>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CropAnswer>) => {
      if (data.kind === 'done') resolve(data.value);
      else reject(new AppError(data.code));
    });
    worker.addEventListener('error', () => reject(new AppError('upload/unreadable')));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

interface Cut {
  /** In pixels of the picture, the right way up; the whole picture when left out. */
  box?: Box;
  size?: Size;
  /** Whether smaller ones are wanted as well. */
  hasWidths: boolean;
}

/** A part of a picture as WebP. */
export async function cropPicture(file: Blob, { box, size, hasWidths }: Cut) {
  return (await run({ task: 'crop', file, box, size, hasWidths })) as ShownPicture;
}

/** A GIF as WebP that moves as it did. */
export async function convertGif(file: Blob) {
  return (await run({ task: 'convertGif', file })) as ConvertedGif;
}
