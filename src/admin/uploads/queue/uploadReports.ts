import * as operationLog from '#src/data/repos/operationLog.ts';
import type { AppError } from '#src/model/base/errors.ts';
import { uploadTexts } from '#src/model/files/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { groupByHandler, uploadErrorText } from './uploadHandlers.ts';
import { forgetThumbnails, isUnfinished, useUploads, type UploadItem } from './uploadState.ts';

function successTexts(done: readonly UploadItem[]): string[] {
  return groupByHandler(done.map(({ job }) => job)).flatMap(({ handler, jobs }) =>
    handler.successTexts(jobs.map(({ goal }) => goal)),
  );
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

/** Reports and logs new failures once. Returns whether there were any. */
export function reportUploadFailures(): boolean {
  const { items } = useUploads.getState();
  const failed = items.filter(
    ({ status, error }) => status === 'failed' && error && !reported.has(error),
  );
  const [first] = failed;
  if (!first?.error) return false;
  for (const { error } of failed) if (error) reported.add(error);
  showToast({ kind: 'error', text: uploadErrorText(first.job, first.error) });
  void log(items.filter(isDone), failed);
  return true;
}

/** Reports the finished pictures, and removes them from the queue. */
export function reportUploadsDone(): void {
  const done = useUploads.getState().items.filter(isDone);
  const isLogged = reportUploadFailures();
  for (const text of successTexts(done)) showToast({ kind: 'success', text });
  if (!isLogged) void log(done, []);
  useUploads.setState(({ items }) => ({ items: items.filter(isUnfinished) }));
  forgetThumbnails(done);
}
