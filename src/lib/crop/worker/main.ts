import { toAppError } from '#src/model/base/errors.ts';
import type { CropAnswer, CropRequest } from '../tasks.ts';
import { convertGif } from './convertGif.ts';
import { cropPicture } from './cropPicture.ts';

function answer(message: CropAnswer): void {
  self.postMessage(message);
}

async function run(request: CropRequest): Promise<void> {
  try {
    const value =
      request.task === 'crop' ? await cropPicture(request) : await convertGif(request.file);
    answer({ kind: 'done', value });
  } catch (thrown) {
    answer({ kind: 'failed', code: toAppError(thrown).code });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CropRequest>) => void run(data));
