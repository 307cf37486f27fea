import { unreachable } from '#src/model/base/closedSets.ts';
import { toAppError } from '#src/model/base/errors.ts';
import type { ConvertedGif, CropAnswer, CropRequest, ShownPicture } from '../cropWorker.ts';
import { convertGif, cropPicture } from './cropPicture.ts';

function answer(message: CropAnswer): void {
  self.postMessage(message);
}

function valueFor(request: CropRequest): Promise<ShownPicture | ConvertedGif> {
  switch (request.task) {
    case 'crop':
      return cropPicture(request);
    case 'convertGif':
      return convertGif(request.file);
    default:
      return unreachable(request);
  }
}

async function run(request: CropRequest): Promise<void> {
  try {
    answer({ kind: 'done', value: await valueFor(request) });
  } catch (thrown) {
    answer({ kind: 'failed', code: toAppError(thrown).code });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CropRequest>) => void run(data));
