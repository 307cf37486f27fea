import { wait } from '#src/model/base/async.ts';
import { AppError, type AppErrorCode, toAppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import type { WatermarkOptions } from '#src/model/watermarks/finish.ts';
import type {
  PictureTask,
  PictureTasks,
  WorkerAnswer,
  WorkerRequest,
  InspectedPicture,
  PictureFacts,
  RenderedPicture,
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
  finish: (answer: Answer) => void;
  fail: (thrown: unknown) => void;
}

export interface PictureQueue {
  /** Reads the metadata and thumbnail of a chosen file. */
  inspect: (file: Blob, signal?: AbortSignal) => Promise<InspectedPicture>;
  /** Reads the metadata alone. */
  readFacts: (file: Blob) => Promise<PictureFacts>;
  /** Renders a picture with its watermark in all widths; runs before waiting inspections. */
  make: (file: Blob, options: WatermarkOptions, signal?: AbortSignal) => Promise<RenderedPicture>;
}

/** Failures of the file, which another try would only repeat. */
const FINAL: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'upload/unreadable',
  'upload/heic-unreadable',
  'upload/too-many-pixels',
]);

interface WorkerSlot {
  worker: PictureWorker | undefined;
  isBusy: boolean;
}

function stopWorker(slot: WorkerSlot): void {
  slot.worker?.stop();
  slot.worker = undefined;
}

/** Runs a job; a worker that failed is replaced and the job tried again. */
async function runInSlot(
  slot: WorkerSlot,
  start: StartWorker,
  request: WorkerRequest,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    slot.worker ??= start();
    try {
      return await slot.worker.run(request);
    } catch (thrown) {
      if (FINAL.has(toAppError(thrown).code) || attempt === WATERMARK_RETRIES) throw thrown;
      stopWorker(slot);
      await wait(WATERMARK_BACKOFF_MS * 2 ** attempt);
    }
  }
}

/** Takes the next job: pictures to publish first; cancelled jobs are dropped. */
function takeJob(jobs: Job[]): Job | undefined {
  const urgent = jobs.findIndex(({ request }) => request.task === 'make');
  const [job] = jobs.splice(Math.max(urgent, 0), 1);
  if (!job?.signal?.aborted) return job;
  job.fail(new AppError('cancelled'));
  return takeJob(jobs);
}

/** A pool of workers with a queue of jobs. */
export function createPictureQueue(start: StartWorker = startPictureWorker): PictureQueue {
  const jobs: Job[] = [];
  const slots = Array.from({ length: WORKER_COUNT }, (): WorkerSlot => ({
    worker: undefined,
    isBusy: false,
  }));
  let idleTimer: ReturnType<typeof setTimeout> | undefined;

  function work(): void {
    clearTimeout(idleTimer);
    for (const slot of slots) {
      const job = slot.isBusy ? undefined : takeJob(jobs);
      if (!job) continue;
      slot.isBusy = true;
      void runInSlot(slot, start, job.request)
        .then(job.finish, job.fail)
        .finally(() => {
          slot.isBusy = false;
          work();
        });
    }
    const isIdle = slots.every(({ isBusy }) => !isBusy);
    if (isIdle) idleTimer = setTimeout(() => slots.forEach(stopWorker), IDLE_MS);
  }

  const ask = (request: WorkerRequest, signal?: AbortSignal) =>
    new Promise<Answer>((finish, fail) => {
      jobs.push({ request, signal, finish, fail });
      work();
    });

  return {
    inspect: async (file, signal) =>
      (await ask({ task: 'inspect', file }, signal)) as InspectedPicture,
    readFacts: async (file) => (await ask({ task: 'readFacts', file })) as PictureFacts,
    make: async (file, options, signal) =>
      (await ask({ task: 'make', file, ...options }, signal)) as RenderedPicture,
  };
}
