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

/** Puts files in the queue, each once; `thumbnail` is an address that the queue may keep. */
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

/** One after another: a disk is not quicker for being asked everything at once. */
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

/** Goes on with what waits, and tries again what has failed. */
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

/** Takes pictures out of the queue; what has been made already stays. */
export function cancelUploads(ids: readonly string[]): void {
  const wanted = new Set(ids);
  const cancelled = useUploads.getState().items.filter(({ job }) => wanted.has(job.id));
  useUploads.setState(({ items }) => ({ items: items.filter(({ job }) => !wanted.has(job.id)) }));
  for (const { job } of cancelled) {
    abortUpload(job.id);
    forgetKept(job.id);
  }
  forgetThumbnails(cancelled);
  for (const { acts, jobs } of groupByHandler(cancelled.map(({ job }) => job))) {
    acts.cancelled?.(jobs.map(({ goal }) => goal));
  }
  startWaiting();
}

/** Shows what an earlier page has left unfinished; nothing is begun. */
export async function showInterrupted(): Promise<void> {
  const left = await takeInterrupted();
  const written = await writtenJobs(left.map(({ job }) => job));
  written.forEach(forgetKept);
  const known = new Set(useUploads.getState().items.map(({ job }) => job.id));
  const items = left
    .filter(({ job }) => !known.has(job.id) && !written.has(job.id))
    .map(({ job, file, fileSize }) => newItem(job, file, fileSize));
  if (items.length === 0) return;
  resumeWhenOnline();
  useUploads.setState((state) => ({
    items: [...state.items, ...items],
    isPaused: true,
    isInterrupted: true,
  }));
}

/** Gives files to pictures that miss theirs; the names and sizes tell which. */
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
