import { unreachable } from '#src/model/base/closedSets.ts';
import { toAppError } from '#src/model/base/errors.ts';
import type {
  InspectedPicture,
  RenderedPicture,
  WorkerAnswer,
  WorkerRequest,
} from '../messages.ts';
import { inspectPicture } from './inspectPicture.ts';
import { makePicture } from './makePicture.ts';

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}

function valueFor(request: WorkerRequest): Promise<InspectedPicture | RenderedPicture> {
  switch (request.task) {
    case 'make':
      return makePicture(request.file, request);
    case 'inspect':
      return inspectPicture(request.file);
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
