import * as intakes from '#src/data/repos/catalogue/intakes.ts';
import { currentShop } from '#src/stores/shop.ts';
import { keepUpload, takeInterrupted } from './keptUploads.ts';
import { groupByHandler, writtenJobs } from './uploadHandlers.ts';
import type { UploadJob } from './uploadJob.ts';
import {
  abortUpload,
  forgetKept,
  isWaiting,
  resumeWhenOnline,
  startWaiting,
} from './uploadRunner.ts';
import {
  changeItem,
  findItem,
  forgetThumbnails,
  isUnfinished,
  newItem,
  useUploads,
} from './uploadState.ts';

/** Queues files, each once. The queue takes over the object URL in `thumbnail`. */
export function addUploads(
  chosen: readonly { job: UploadJob; file: Blob; thumbnail: string }[],
): void {
  resumeWhenOnline();
  const known = new Set(useUploads.getState().items.map(({ job }) => job.id));
  const additions = chosen.filter(({ job }) => !known.has(job.id));
  const added = additions.map(({ job, file, thumbnail }) => ({
    ...newItem(job, file, file.size),
    thumbnail,
  }));
  useUploads.setState(({ items }) => ({ items: [...items, ...added] }));
  void keepAll(additions);
  startWaiting();
}

/** One after another, since a disk is not faster when asked for everything at once. */
async function keepAll(additions: readonly { job: UploadJob; file: Blob }[]): Promise<void> {
  const begun = Date.now();
  for (const [index, { job, file }] of additions.entries()) {
    const before = findItem(job.id);
    if (before && !isUnfinished(before)) continue;
    try {
      await keepUpload(job, file, begun + index);
    } catch (thrown) {
      console.warn('This browser cannot continue an upload later', thrown);
      return;
    }
    const now = findItem(job.id);
    if (!now || !isUnfinished(now)) forgetKept(job.id);
  }
}

export function pauseUploads(): void {
  useUploads.setState({ isPaused: true });
  startWaiting();
}

/** Continues waiting uploads, and retries failed ones. */
export function resumeUploads(): void {
  useUploads.setState(({ items }) => ({
    isPaused: false,
    isInterrupted: false,
    items: items.map((item) => (item.status === 'failed' ? { ...item, status: 'waiting' } : item)),
  }));
  startWaiting();
}

export function retryUpload(id: string): void {
  changeItem(id, { status: 'waiting' });
  useUploads.setState({ isPaused: false });
  startWaiting();
}

/** The server does not make what was cancelled. One that stays is shown again by what the server says. */
function letGo(id: string): void {
  intakes.letGo(id).catch((thrown: unknown) => console.warn('An original stays', thrown));
}

/** Removes pictures from the queue. Records that exist already stay. */
export function cancelUploads(ids: readonly string[]): void {
  const cancelledIds = new Set(ids);
  const cancelled = useUploads.getState().items.filter(({ job }) => cancelledIds.has(job.id));
  useUploads.setState(({ items }) => ({
    items: items.filter(({ job }) => !cancelledIds.has(job.id)),
  }));
  for (const { job, hasArrived } of cancelled) {
    abortUpload(job.id);
    forgetKept(job.id);
    if (hasArrived || currentShop().picturesMadeBy === 'server') letGo(job.id);
  }
  forgetThumbnails(cancelled);
  for (const { handler, jobs } of groupByHandler(cancelled.map(({ job }) => job))) {
    handler.onCancelled?.(jobs.map(({ goal }) => goal));
  }
  startWaiting();
}

/** Shows the unfinished uploads of earlier pages, paused. */
export async function showInterrupted(): Promise<void> {
  const left = await takeInterrupted();
  const written = await writtenJobs(left.map(({ job }) => job));
  written.forEach(forgetKept);
  const known = new Set(useUploads.getState().items.map(({ job }) => job.id));
  const items = left
    .filter(({ job }) => !known.has(job.id) && !written.has(job.id))
    .map(({ job, file, fileSize }) => ({ ...newItem(job, file, fileSize), mayBeWritten: true }));
  if (items.length === 0) return;
  resumeWhenOnline();
  useUploads.setState((state) => ({
    items: [...state.items, ...items],
    isPaused: true,
    isInterrupted: true,
  }));
}

/** Gives files to the uploads that miss theirs, matched by name and size. */
export function supplyFiles(files: readonly File[]): void {
  useUploads.setState(({ items }) => ({
    items: items.map((item) => {
      if (item.status !== 'fileMissing') return item;
      const file = files.find(
        ({ name, size }) => name === item.job.fileName && size === item.fileSize,
      );
      return file ? { ...item, file, status: 'waiting' as const } : item;
    }),
  }));
  if (useUploads.getState().items.some(isWaiting)) resumeUploads();
}
