import { unreachable } from '#src/model/base/closedSets.ts';
import { toAppError } from '#src/model/base/errors.ts';
import type { PictureTask, PictureTasks, WorkerAnswer, WorkerRequest } from '../messages.ts';
import { readFacts } from '../readFacts.ts';
import { inspectPicture } from './inspectPicture.ts';
import { makePicture } from './makePicture.ts';

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}

function valueFor(request: WorkerRequest): Promise<PictureTasks[PictureTask]['answer']> {
  switch (request.task) {
    case 'make':
      return makePicture(request.file, request);
    case 'inspect':
      return inspectPicture(request.file);
    case 'readFacts':
      return readFacts(request.file);
    default:
      return unreachable(request);
  }
}

async function run(request: WorkerRequest): Promise<void> {
  try {
    answer({ kind: 'done', value: await valueFor(request) });
  } catch (thrown) {
    answer({ kind: 'failed', code: toAppError(thrown).code });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void run(data));
answer({ kind: 'ready' });
