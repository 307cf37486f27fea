import { wait } from '#src/model/base/async.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/time.ts';
import type {
  PictureTask,
  PictureTasks,
  WorkerAnswer,
  WorkerRequest,
  Finish,
  InspectedPicture,
  MadePicture,
} from './messages.ts';

export const WATERMARK_SERVICE_POLL_ATTEMPTS = 30;
export const WATERMARK_SERVICE_POLL_MS = 100;
export const WATERMARK_RETRIES = 2;
export const WATERMARK_BACKOFF_MS = SECOND_MS;

type Answer = PictureTasks[PictureTask]['answer'];

/** A worker, which runs one task at a time. */
export interface PictureWorker {
  run: (request: WorkerRequest) => Promise<Answer>;
  stop: () => void;
}

export type StartWorker = () => PictureWorker;

interface Waiting {
  resolve: (value: Answer) => void;
  reject: (error: AppError) => void;
}

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

/** Limits how many full-size pictures are in memory at once. */
const WORKER_COUNT = 2;
/** Idle workers are stopped after this time to free their memory. */
const IDLE_MS = 20_000;

interface Job {
  request: WorkerRequest;
  signal: AbortSignal | undefined;
  finish: (answer: InspectedPicture | MadePicture) => void;
  fail: (thrown: unknown) => void;
}

export interface PictureQueue {
  /** Reads the metadata and thumbnail of a chosen file. */
  inspect: (file: Blob, signal?: AbortSignal) => Promise<InspectedPicture>;
  /** Renders a picture with its watermark in all widths; runs before waiting inspections. */
  make: (file: Blob, finish: Finish, signal?: AbortSignal) => Promise<MadePicture>;
}

function isFinalFailure(thrown: unknown): boolean {
  return toAppError(thrown).code === 'upload/unreadable';
}

interface WorkerSlot {
  worker: PictureWorker | undefined;
  isBusy: boolean;
}

function stopWorker(bench: WorkerSlot): void {
  bench.worker?.stop();
  bench.worker = undefined;
}

/** Runs a job; a worker that failed is replaced and the job tried again. */
async function runInSlot(
  bench: WorkerSlot,
  start: StartWorker,
  request: WorkerRequest,
): Promise<InspectedPicture | MadePicture> {
  for (let attempt = 0; ; attempt += 1) {
    bench.worker ??= start();
    try {
      return await bench.worker.run(request);
    } catch (thrown) {
      if (isFinalFailure(thrown) || attempt === WATERMARK_RETRIES) throw thrown;
      stopWorker(bench);
      await wait(WATERMARK_BACKOFF_MS * 2 ** attempt);
    }
  }
}

/** Takes the next job: pictures to publish first; cancelled jobs are dropped. */
function takeJob(orders: Job[]): Job | undefined {
  const urgent = orders.findIndex(({ request }) => request.task === 'make');
  const [order] = orders.splice(Math.max(urgent, 0), 1);
  if (!order?.signal?.aborted) return order;
  order.fail(new AppError('cancelled'));
  return takeJob(orders);
}

/** A pool of workers with a queue of jobs. */
export function createPictureQueue(start: StartWorker = startPictureWorker): PictureQueue {
  const orders: Job[] = [];
  const benches = Array.from({ length: WORKER_COUNT }, (): WorkerSlot => ({
    worker: undefined,
    isBusy: false,
  }));
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  function work(): void {
    clearTimeout(idleTimer);
    for (const bench of benches) {
      const order = bench.isBusy ? undefined : takeJob(orders);
      if (!order) continue;
      bench.isBusy = true;
      void runInSlot(bench, start, order.request)
        .then(order.finish, order.fail)
        .finally(() => {
          bench.isBusy = false;
          work();
        });
    }
    const isIdle = benches.every(({ isBusy }) => !isBusy);
    if (isIdle) idleTimer = setTimeout(() => benches.forEach(stopWorker), IDLE_MS);
  }

  const ask = (request: WorkerRequest, signal?: AbortSignal) =>
    new Promise<InspectedPicture | MadePicture>((finish, fail) => {
      orders.push({ request, signal, finish, fail });
      work();
    });

  return {
    inspect: async (file, signal) =>
      (await ask({ task: 'inspect', file }, signal)) as InspectedPicture,
    make: async (file, finish, signal) =>
      (await ask({ task: 'make', file, ...finish }, signal)) as MadePicture,
  };
}
