import { upload as sendFile, remove as removeFile } from '#src/data/storage.ts';
import type { WatermarkOptions, RenderedPicture } from '#src/lib/pictures/messages.ts';
import { AppError, isResultUnknown, toAppError } from '#src/model/base/errors.ts';
import { STORAGE_CLEANUP_MIN_AGE_MS } from '#src/model/files/cleanup.ts';
import { fileTypeOf } from '#src/model/files/mediaPolicy.ts';
import { placePicture, type PlacedFile, type PlacedPicture } from './placePicture.ts';
import { handlerOf } from './uploadHandlers.ts';
import type { UploadJob } from './uploadJob.ts';

export interface UploadRun {
  job: UploadJob;
  file: Blob;
  /** The files of an earlier try, when they are all in their places. */
  placed: PlacedPicture | undefined;
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

export interface UploadTools {
  make: (file: Blob, finish: WatermarkOptions, signal: AbortSignal) => Promise<RenderedPicture>;
  isWritten: (job: UploadJob) => Promise<boolean>;
  write: (job: UploadJob, placed: PlacedPicture) => Promise<void>;
}

/** How a run ended; files that are in their places are used again by the next try. */
export type UploadOutcome =
  { done: true } | { done: false; error: AppError; placed: PlacedPicture | undefined };

/** Of the whole way, in percent: the rest is sending the files. */
const MADE_PERCENT = 15;
const SENT_PERCENT = 95;

/** Sends the files one by one; when one fails, those that have arrived are taken back. */
async function sendAll({ files }: PlacedPicture, run: UploadRun): Promise<void> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const arrived: PlacedFile[] = [];
  for (const { path, file } of files) {
    const before = arrived.reduce((sum, each) => sum + each.file.size, 0);
    const tell = (bytes: number) =>
      run.onProgress(MADE_PERCENT + ((SENT_PERCENT - MADE_PERCENT) * (before + bytes)) / total);
    try {
      await sendFile({ path, file, signal: run.signal, onProgress: tell });
    } catch (thrown) {
      await takeBack(arrived);
      throw thrown;
    }
    arrived.push({ path, file });
  }
}

/** What is left behind is found by the storage cleanup a day later. */
async function takeBack(files: readonly PlacedFile[]): Promise<void> {
  await Promise.allSettled(files.map(({ path }) => removeFile(path)));
}

/** Files that no record points to are cleaned away a day later: from half a day on they are sent again. */
function isOutdated({ placedAt }: PlacedPicture): boolean {
  return Date.now() - placedAt > STORAGE_CLEANUP_MIN_AGE_MS / 2;
}

async function place(run: UploadRun, tools: UploadTools): Promise<PlacedPicture> {
  const { goal } = run.job;
  const acts = handlerOf(goal);
  // The browser kept it for another version of the dashboard.
  if (!acts) throw new AppError('upload/folder-refused');
  const where = acts.place(goal);
  const type = await fileTypeOf(run.file);
  if (!type) throw new AppError('upload/unreadable');
  const made = await tools.make(run.file, acts.finish, run.signal);
  run.onProgress(MADE_PERCENT);
  const placed = placePicture(where, { file: run.file, type }, made);
  await sendAll(placed, run);
  return placed;
}

/** Takes one file all the way: watermark, files, and at last the record that points to them. */
export async function runUpload(run: UploadRun, tools: UploadTools): Promise<UploadOutcome> {
  let { placed } = run;
  try {
    if (await tools.isWritten(run.job)) return { done: true };
    if (placed && isOutdated(placed)) placed = undefined;
    placed ??= await place(run, tools);
    run.onProgress(SENT_PERCENT);
    await tools.write(run.job, placed);
    return { done: true };
  } catch (thrown) {
    const error = toAppError(thrown);
    // A record that may have been written needs its files.
    if (placed && !isResultUnknown(error)) {
      await takeBack(placed.files);
      placed = undefined;
    }
    return { done: false, error, placed };
  }
}
