import { createWorkshop } from '#src/lib/pictures/workshop.ts';
import type { AppErrorCode } from '#src/shared/errors.ts';
import { workBegun } from '#src/stores/openWork.ts';
import { createAlbumWriter } from './albumWriter.ts';
import type { UploadJob } from './job.ts';
import { forgetUpload, keepUpload, takeInterrupted } from './keptUploads.ts';
import { runUpload } from './runUpload.ts';
import type { UploadTools } from './runUpload.ts';
import { publishIfComplete, tellEnd, tellFailures } from './uploadEnd.ts';
import {
  changeItem,
  findItem,
  forgetThumbnails,
  isUnfinished,
  itemsOfAlbum,
  newItem,
  useUploads,
} from './uploadState.ts';
import type { UploadItem } from './uploadState.ts';
import { isRecordWritten, writeRecord, writtenJobs } from './writeRecord.ts';

/**
 * Two are made, as the workshop allows, while others are sent or wait for their album to be written:
 * neither the processor nor the line waits for the other.
 */
const IN_FLIGHT = 8;

/** Whatever comes next would fail in the same way. */
const STOPPING: readonly AppErrorCode[] = [
  'permission-denied',
  'unauthenticated',
  'quota-exceeded',
  'upload/service-unavailable',
];
/** Mended by a connection alone. */
const CONNECTION: readonly AppErrorCode[] = ['network', 'timeout', 'offline', 'upload/interrupted'];

const running = new Map<string, AbortController>();
/** One for the whole dashboard: it bounds how many pictures are in memory. */
export const workshop = createWorkshop();

function othersOf(albumId: string, imageIds: ReadonlySet<string>): UploadItem[] {
  const { items } = useUploads.getState();
  return itemsOfAlbum(items, albumId).filter(({ job }) => !imageIds.has(job.id));
}

const addToAlbum = createAlbumWriter({
  areLast: (albumId, imageIds) => !othersOf(albumId, imageIds).some(isUnfinished),
  areOthersComing: (albumId, imageIds) =>
    othersOf(albumId, imageIds).some(({ status }) => ['waiting', 'working'].includes(status)),
});

function toolsFor(id: string): UploadTools {
  return {
    make: async (file, finish, signal) => {
      const made = await workshop.make(file, finish, signal);
      const [smallest] = made.variants;
      if (smallest && findItem(id)?.thumbnail === '') {
        changeItem(id, { thumbnail: URL.createObjectURL(smallest.file) });
      }
      return made;
    },
    isWritten: isRecordWritten,
    write: (job, placed) => writeRecord(job, placed, addToAlbum),
  };
}

function forget(id: string): void {
  forgetUpload(id).catch((thrown: unknown) => console.warn('A kept upload stays', thrown));
}

/** Tells the leave guard whether something would be lost by leaving. */
let endWork: (() => void) | undefined;

function tellWork(): void {
  const { items, isPaused } = useUploads.getState();
  const isAtWork = running.size > 0 || (!isPaused && items.some(isWaiting));
  if (isAtWork) endWork ??= workBegun('uploading');
  else {
    endWork?.();
    endWork = undefined;
  }
}

function isWaiting({ status }: UploadItem): boolean {
  return status === 'waiting';
}

async function run({ job, file, placed }: UploadItem): Promise<void> {
  if (!file) return;
  const controller = new AbortController();
  running.set(job.id, controller);
  changeItem(job.id, { status: 'working', percent: 0, error: undefined });
  const onProgress = (exact: number) => {
    const percent = Math.floor(exact);
    if (findItem(job.id)?.percent !== percent) changeItem(job.id, { percent });
  };
  const { signal } = controller;
  const outcome = await runUpload({ job, file, placed, signal, onProgress }, toolsFor(job.id));
  running.delete(job.id);
  if (outcome.done) {
    forget(job.id);
    changeItem(job.id, { status: 'done', percent: 100, file: undefined, placed: undefined });
  } else if (!signal.aborted) {
    changeItem(job.id, { status: 'failed', error: outcome.error, placed: outcome.placed });
    if (STOPPING.includes(outcome.error.code)) useUploads.setState({ isPaused: true });
  }
  work();
}

/** Begins what can be begun. */
function work(): void {
  const { items, isPaused } = useUploads.getState();
  if (!isPaused && navigator.onLine) {
    const free = Math.max(0, IN_FLIGHT - running.size);
    for (const item of items.filter(isWaiting).slice(0, free)) void run(item);
  }
  tellWork();
  if (running.size > 0) return;
  if (items.some(isWaiting)) tellFailures();
  else tellEnd();
}

/** A connection that is back mends what it broke. */
function onOnline(): void {
  for (const { job, status, error } of useUploads.getState().items) {
    if (status === 'failed' && error && CONNECTION.includes(error.code)) {
      changeItem(job.id, { status: 'waiting' });
    }
  }
  work();
}

/** Puts files in the queue, each once; `thumbnail` is an address that the queue may keep. */
export function addUploads(
  chosen: readonly { job: UploadJob; file: Blob; thumbnail: string }[],
): void {
  window.addEventListener('online', onOnline);
  const known = new Set(useUploads.getState().items.map(({ job }) => job.id));
  const additions = chosen.filter(({ job }) => !known.has(job.id));
  const added = additions.map(({ job, file, thumbnail }) => ({
    ...newItem(job, file, file.size),
    thumbnail,
  }));
  useUploads.setState(({ items }) => ({ items: [...items, ...added] }));
  void keepAll(additions);
  work();
}

/** One after another: a disk is not quicker for being asked everything at once. */
async function keepAll(additions: readonly { job: UploadJob; file: Blob }[]): Promise<void> {
  const begun = Date.now();
  for (const [index, { job, file }] of additions.entries()) {
    if (findItem(job.id)?.status === 'done') continue;
    try {
      await keepUpload(job, file, begun + index);
    } catch (thrown) {
      console.warn('This browser cannot continue an upload later', thrown);
      return;
    }
    const now = findItem(job.id);
    if (!now || now.status === 'done') forget(job.id);
  }
}

export function pauseUploads(): void {
  useUploads.setState({ isPaused: true });
  work();
}

/** Goes on with what waits, and tries again what has failed. */
export function resumeUploads(): void {
  useUploads.setState(({ items }) => ({
    isPaused: false,
    isInterrupted: false,
    items: items.map((item) => (item.status === 'failed' ? { ...item, status: 'waiting' } : item)),
  }));
  work();
}

export function retryUpload(id: string): void {
  changeItem(id, { status: 'waiting' });
  useUploads.setState({ isPaused: false });
  work();
}

/** Takes pictures out of the queue; what has been made already stays. */
export function cancelUploads(ids: readonly string[]): void {
  const wanted = new Set(ids);
  const cancelled = useUploads.getState().items.filter(({ job }) => wanted.has(job.id));
  useUploads.setState(({ items }) => ({ items: items.filter(({ job }) => !wanted.has(job.id)) }));
  for (const { job } of cancelled) {
    running.get(job.id)?.abort();
    forget(job.id);
  }
  forgetThumbnails(cancelled);
  publishIfComplete(cancelled);
  work();
}

/** Shows what an earlier page has left unfinished; nothing is begun. */
export async function showInterrupted(): Promise<void> {
  const left = await takeInterrupted();
  const written = await writtenJobs(left.map(({ job }) => job));
  written.forEach(forget);
  const known = new Set(useUploads.getState().items.map(({ job }) => job.id));
  const items = left
    .filter(({ job }) => !known.has(job.id) && !written.has(job.id))
    .map(({ job, file, fileSize }) => newItem(job, file, fileSize));
  if (items.length === 0) return;
  window.addEventListener('online', onOnline);
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
