import * as operationLog from '#src/data/repos/system/operationLog.ts';
import { createPictureQueue } from '#src/lib/pictures/pictureQueue.ts';
import type { AppErrorCode, AppError } from '#src/model/base/errors.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { currentShop } from '#src/stores/shop.ts';
import { showToast } from '#src/stores/toasts.ts';
import { beginWork } from '#src/stores/unfinishedWork.ts';
import { forgetUpload } from './keptUploads.ts';
import { runUpload, type UploadRun, type UploadTools } from './runUpload.ts';
import { type SentOutcome, sendToServer } from './sendToServer.ts';
import { handlerOf, isRecordWritten, uploadErrorText, groupByHandler } from './uploadHandlers.ts';
import {
  changeItem,
  findItem,
  useUploads,
  type UploadItem,
  forgetThumbnails,
  isUnfinished,
  MAX_IN_FLIGHT,
} from './uploadState.ts';

function showSuccesses(done: readonly UploadItem[]): void {
  const told = done.map(({ job }) => job).filter(({ isImported }) => !isImported);
  for (const { handler, jobs } of groupByHandler(told)) {
    for (const success of handler.successes(jobs.map(({ goal }) => goal))) {
      showToast({ kind: 'success', ...success });
    }
  }
}

/** One entry in the operation log, however many pictures there were. */
async function log(done: readonly UploadItem[], failed: readonly UploadItem[]): Promise<void> {
  const [first] = [...failed, ...done];
  if (!first) return;
  await operationLog.note({
    operation: done.length + failed.length > 1 ? 'batch' : 'apply',
    success: failed.length === 0,
    fileName: first.job.fileName,
    fileSize: first.fileSize,
    processingTime: first.durationMs,
    error: failed[0]?.error?.code,
    details: uploadTexts.logged(done.length, done.length + failed.length),
  });
}

function isDone(item: UploadItem): boolean {
  return !isUnfinished(item);
}

/** Failures that have been reported already. */
const reported = new WeakSet<AppError>();

export const toldBefore = (error: AppError): unknown => reported.add(error);

/** Reports and logs new failures once. Returns whether there were any. */
function reportUploadFailures(): boolean {
  const { items } = useUploads.getState();
  const failed = items.filter(
    ({ status, error }) => status === 'failed' && error && !reported.has(error),
  );
  const [first] = failed;
  if (!first?.error) return false;
  for (const { error } of failed) if (error) reported.add(error);
  if (!first.job.isImported) {
    showToast({ kind: 'error', text: uploadErrorText(first.job, first.error) });
  }
  void log(items.filter(isDone), failed);
  return true;
}

/** Reports the finished pictures, and removes them from the queue. */
function reportUploadsDone(): void {
  const done = useUploads.getState().items.filter(isDone);
  const isLogged = reportUploadFailures();
  showSuccesses(done);
  if (!isLogged) void log(done, []);
  useUploads.setState(({ items }) => ({ items: items.filter(isUnfinished) }));
  forgetThumbnails(done);
}

/** Every further upload would fail in the same way. */
const STOPPING_CODES: readonly AppErrorCode[] = [
  'permission-denied',
  'unauthenticated',
  'quota-exceeded',
  'upload/service-unavailable',
];
/** Solved by a new connection. */
const CONNECTION_CODES: readonly AppErrorCode[] = [
  'network',
  'timeout',
  'offline',
  'upload/interrupted',
];

const running = new Map<string, AbortController>();
/** One for the whole dashboard, which limits how many pictures are in memory. */
export const pictureQueue = createPictureQueue();

function toolsFor({ job: { id }, mayBeWritten }: UploadItem): UploadTools {
  return {
    make: async (file, finish, signal) => {
      const made = await pictureQueue.make(file, finish, signal);
      const [smallest] = made.variants;
      if (smallest && findItem(id)?.thumbnail === '') {
        changeItem(id, { thumbnail: URL.createObjectURL(smallest.file) });
      }
      return made;
    },
    // Asking reads the whole document that the picture is added to.
    isWritten: async (job) => mayBeWritten && isRecordWritten(job),
    write: async (job, placed) => handlerOf(job.goal)?.write(job, placed),
  };
}

/** Removes the stored job, since it is done or cancelled. */
export function forgetKept(id: string): void {
  forgetUpload(id).catch((thrown: unknown) => console.warn('A kept upload stays', thrown));
}

/** Set while leaving the page would lose something. */
let endOpenWork: (() => void) | undefined;

function updateOpenWork(): void {
  const { items, isPaused } = useUploads.getState();
  const isAtWork = running.size > 0 || (!isPaused && items.some(isWaiting));
  if (isAtWork) endOpenWork ??= beginWork('uploading');
  else {
    endOpenWork?.();
    endOpenWork = undefined;
  }
}

export function isWaiting({ status }: UploadItem): boolean {
  return status === 'waiting';
}

/** By the server. */
const isMade = ({ status }: UploadItem): boolean => status === 'making';

export const isRunning = (id: string): boolean => running.has(id);

/** One that has arrived at the server needs its file no more. */
async function outcomeOf(item: UploadItem, run: UploadRun): Promise<SentOutcome> {
  const isForServer = item.hasArrived || currentShop().picturesMadeBy === 'server';
  return isForServer ? sendToServer(run) : runUpload(run, toolsFor(item));
}

async function run(item: UploadItem): Promise<void> {
  const { job, placed, hasArrived } = item;
  const file = item.file ?? (hasArrived ? new Blob() : undefined);
  if (!file) return;
  const controller = new AbortController();
  running.set(job.id, controller);
  changeItem(job.id, { status: 'working', percent: 0, error: undefined });
  const onProgress = (exact: number) => {
    const percent = Math.floor(exact);
    if (findItem(job.id)?.percent !== percent) changeItem(job.id, { percent });
  };
  const { signal } = controller;
  const begun = Date.now();
  const outcome = await outcomeOf(item, { job, file, placed, signal, onProgress });
  const durationMs = Date.now() - begun;
  running.delete(job.id);
  if (outcome.done) {
    forgetKept(job.id);
    changeItem(job.id, {
      status: 'done',
      percent: 100,
      durationMs,
      file: undefined,
      placed: undefined,
    });
  } else if ('hasArrived' in outcome) {
    forgetKept(job.id);
    changeItem(job.id, { status: 'making', hasArrived: true, file: undefined });
  } else if (!signal.aborted) {
    changeItem(job.id, {
      status: 'failed',
      durationMs,
      error: outcome.error,
      placed: outcome.placed,
      mayBeWritten: true,
    });
    if (STOPPING_CODES.includes(outcome.error.code)) {
      useUploads.setState({ isPaused: true });
      showToast({ kind: 'error', text: uploadErrorText(job, outcome.error) });
    }
  }
  startWaiting();
}

/** Starts as many waiting uploads as there are free slots. */
export function startWaiting(): void {
  const { items, isPaused } = useUploads.getState();
  if (!isPaused && navigator.onLine) {
    const free = Math.max(0, MAX_IN_FLIGHT - running.size);
    for (const item of items.filter(isWaiting).slice(0, free)) void run(item);
  }
  updateOpenWork();
  if (running.size > 0) return;
  if (items.some(isWaiting) || items.some(isMade)) reportUploadFailures();
  else reportUploadsDone();
}

export function abortUpload(id: string): void {
  running.get(id)?.abort();
}

/** Retries the uploads that failed because of the connection. */
function onOnline(): void {
  for (const { job, status, error } of useUploads.getState().items) {
    if (status === 'failed' && error && CONNECTION_CODES.includes(error.code)) {
      changeItem(job.id, { status: 'waiting' });
    }
  }
  startWaiting();
}

export function resumeWhenOnline(): void {
  window.addEventListener('online', onOnline);
}
