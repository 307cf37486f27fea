import { reportFailure } from '#src/hooks/reportFailure.ts';
import { canZip } from '#src/lib/zip/createZip.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { downloadTexts } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { purchasedFileId } from '#src/model/purchases/zipPlan.ts';
import { showToast } from '#src/stores/toasts.ts';
import { locateFiles } from './locateFiles.ts';
import { noteArchive } from './noteArchive.ts';
import { packArchive } from './packAll.ts';
import { requireUserId } from './singleDownload.ts';
import { isZipping, setZip, useZip } from './zipState.ts';
import type { ZipTask } from './zipTask.ts';

let running: AbortController | undefined;

/** Stops what is going on. */
export function cancelZip(): void {
  running?.abort();
}

/** Puts the outcome away. */
export function dismissZip(): void {
  if (!isZipping(useZip.getState())) setZip({ status: 'idle' });
}

/** Makes the archive; the answer is what could not be had. */
async function zip(task: ZipTask, signal: AbortSignal): Promise<PurchasedFile[]> {
  const userId = requireUserId();
  if (!canZip()) throw new AppError('zip/unsupported');
  if (!navigator.onLine) throw new AppError('offline');
  const { title, files } = task;
  const count = files.length;
  if (count === 0) throw new AppError('download/album-empty');
  setZip({ status: 'preparing', title, done: 0, count });
  const { found, missing } = await locateFiles(files, {
    signal,
    onStep: (done) => {
      if (!signal.aborted) setZip({ status: 'preparing', title, done, count });
    },
  });
  if (found.length === 0) throw new AppError('download/nothing-downloaded');
  const failedIds = await packArchive(task, found, signal);
  const failed = files.filter(
    (file) => missing.includes(file) || failedIds.has(purchasedFileId(file)),
  );
  noteArchive(
    userId,
    found.filter(({ file }) => !failed.includes(file)),
  );
  return failed;
}

function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function showOutcome(task: ZipTask, failed: readonly PurchasedFile[]): void {
  if (failed.length === 0) {
    setZip({ status: 'idle' });
    showToast({ kind: 'success', text: downloadTexts.done });
    return;
  }
  const { title } = task;
  const retry = () => void runZip({ ...task, files: failed });
  setZip({ status: 'finished', title, failed: failed.map((file) => file.title), retry });
}

/** Makes an archive, one at a time; it goes on while other pages are read. */
export async function runZip(task: ZipTask): Promise<void> {
  if (running) {
    showToast({ kind: 'info', text: downloadTexts.alreadyRunning });
    return;
  }
  running = new AbortController();
  window.addEventListener('beforeunload', warnBeforeLeaving);
  try {
    showOutcome(task, await zip(task, running.signal));
  } catch (thrown) {
    setZip({ status: 'idle' });
    if (toAppError(thrown).code === 'cancelled') showToast({ text: downloadTexts.cancelled });
    else reportFailure(thrown, task.errors);
  } finally {
    running = undefined;
    window.removeEventListener('beforeunload', warnBeforeLeaving);
  }
}
