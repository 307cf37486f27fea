import { upload as sendFile, remove as removeFile } from '#src/data/files/storage.ts';
import * as watermark from '#src/data/repos/settings/watermark.ts';
import type { RenderedPicture } from '#src/lib/pictures/messages.ts';
import { AppError, isResultUnknown, toAppError } from '#src/model/base/errors.ts';
import { STORAGE_CLEANUP_MIN_AGE_MS } from '#src/model/files/cleanup.ts';
import { fileTypeOf } from '#src/model/files/mediaPolicy.ts';
import { finishOf, placeOf } from '#src/model/intake/goal.ts';
import type { WatermarkOptions } from '#src/model/watermarks/finish.ts';
import { placePicture, type PlacedFile, type PlacedPicture } from './placePicture.ts';
import { handlerOf } from './uploadHandlers.ts';
import type { UploadJob } from './uploadJob.ts';

export interface UploadRun {
  job: UploadJob;
  file: Blob;
  /** The files of an earlier attempt, when all of them are uploaded. */
  placed: PlacedPicture | undefined;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export interface UploadTools {
  make: (file: Blob, finish: WatermarkOptions, signal: AbortSignal) => Promise<RenderedPicture>;
  isWritten: (job: UploadJob) => Promise<boolean>;
  write: (job: UploadJob, placed: PlacedPicture) => Promise<void>;
}

/** The outcome of a run. Uploaded files are used again by the next attempt. */
export type UploadOutcome =
  | { done: true }
  | { done: false; error: AppError; placed: PlacedPicture | undefined };

/** Percentages of the whole run; between them the files are sent. */
const MADE_PERCENT = 15;
const SENT_PERCENT = 95;

/** Uploads the files one by one. When one fails, those that have arrived are removed. */
async function sendAll({ files }: PlacedPicture, run: UploadRun): Promise<void> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const arrived: PlacedFile[] = [];
  for (const { path, file } of files) {
    const before = arrived.reduce((sum, each) => sum + each.file.size, 0);
    const report = (bytes: number) =>
      run.onProgress(MADE_PERCENT + ((SENT_PERCENT - MADE_PERCENT) * (before + bytes)) / total);
    try {
      await sendFile({ path, file, signal: run.signal, onProgress: report });
    } catch (thrown) {
      // Not waited for: it may take long where the storage does not answer, and the failure is known.
      void removeArrived(arrived);
      throw thrown;
    }
    arrived.push({ path, file });
  }
}

/** A file that cannot be removed is found by the storage cleanup a day later. */
async function removeArrived(files: readonly PlacedFile[]): Promise<void> {
  await Promise.allSettled(files.map(({ path }) => removeFile(path)));
}

/**
 * The cleanup deletes files without a record after a day: files older than half a day are sent
 * again.
 */
function isOutdated({ placedAt }: PlacedPicture): boolean {
  return Date.now() - placedAt > STORAGE_CLEANUP_MIN_AGE_MS / 2;
}

async function makeAndSend(run: UploadRun, tools: UploadTools): Promise<PlacedPicture> {
  const { goal: target } = run.job;
  // The stored job comes from another version of the dashboard.
  if (!handlerOf(target)) throw new AppError('upload/folder-refused');
  const folder = placeOf(target);
  const begunAt = Date.now();
  const { chosen: own } = await watermark.get();
  const made = await tools.make(run.file, { ...finishOf(target), own }, run.signal);
  run.onProgress(MADE_PERCENT);
  const file = made.original ?? run.file;
  const type = await fileTypeOf(file);
  if (!type) throw new AppError('upload/unreadable');
  const placed = placePicture(folder, { file, type, id: run.job.id, begunAt }, made);
  await sendAll(placed, run);
  return placed;
}

/** Runs one upload to the end: watermarks, files, and last the record that points to them. */
export async function runUpload(run: UploadRun, tools: UploadTools): Promise<UploadOutcome> {
  let { placed } = run;
  try {
    if (await tools.isWritten(run.job)) return { done: true };
    if (placed && isOutdated(placed)) placed = undefined;
    placed ??= await makeAndSend(run, tools);
    run.onProgress(SENT_PERCENT);
    await tools.write(run.job, placed);
    return { done: true };
  } catch (thrown) {
    const error = toAppError(thrown);
    // The record may have been written, and then it needs its files.
    if (placed && !isResultUnknown(error)) {
      await removeArrived(placed.files);
      placed = undefined;
    }
    return { done: false, error, placed };
  }
}
