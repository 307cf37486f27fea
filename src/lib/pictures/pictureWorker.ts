import { wait } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { WATERMARK_SERVICE_POLL_ATTEMPTS, WATERMARK_SERVICE_POLL_MS } from '#src/shared/limits.ts';
import type { PictureTask, PictureTasks, WorkerAnswer, WorkerRequest } from './messages.ts';

type Answer = PictureTasks[PictureTask]['answer'];

/** One worker, which does one thing at a time. */
export interface PictureWorker {
  run: (request: WorkerRequest) => Promise<Answer>;
  stop: () => void;
}

export type StartWorker = () => PictureWorker;

interface Waiting {
  resolve: (value: Answer) => void;
  reject: (error: AppError) => void;
}

/** Starts a worker in a thread of its own. */
export function startPictureWorker(): PictureWorker {
  const worker = new Worker(new URL('./worker/main.ts', import.meta.url), { type: 'module' });
  const state: { isReady: boolean; waiting: Waiting | undefined } = {
    isReady: false,
    waiting: undefined,
  };
  const settle = (finish: (waiting: Waiting) => void) => {
    const { waiting } = state;
    state.waiting = undefined;
    if (waiting) finish(waiting);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.kind === 'ready') state.isReady = true;
    else if (data.kind === 'done') settle(({ resolve }) => resolve(data.value));
    else settle(({ reject }) => reject(new AppError(data.code)));
  });
  worker.addEventListener('error', () =>
    settle(({ reject }) => reject(new AppError('upload/watermark-missing'))),
  );

  async function untilReady(): Promise<void> {
    for (let attempt = 0; !state.isReady; attempt += 1) {
      if (attempt === WATERMARK_SERVICE_POLL_ATTEMPTS)
        throw new AppError('upload/watermark-missing');
      await wait(WATERMARK_SERVICE_POLL_MS);
    }
  }

  return {
    run: async (request) => {
      await untilReady();
      return new Promise((resolve, reject) => {
        state.waiting = { resolve, reject };
        worker.postMessage(request);
      });
    },
    stop: () => worker.terminate(),
  };
}
