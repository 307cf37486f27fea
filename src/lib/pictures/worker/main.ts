import { toAppError } from '#src/model/base/errors.ts';
import type { WorkerAnswer, WorkerRequest } from '../messages.ts';
import { inspectPicture } from './inspectPicture.ts';
import { makePicture } from './makePicture.ts';

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}

async function run(request: WorkerRequest): Promise<void> {
  try {
    const value =
      request.task === 'make'
        ? await makePicture(request.file, request)
        : await inspectPicture(request.file);
    answer({ kind: 'done', value });
  } catch (thrown) {
    answer({ kind: 'failed', code: toAppError(thrown).code });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void run(data));
answer({ kind: 'ready' });
