import type { UploadJob } from './uploadJob.ts';

/** A stored job that can continue after the page was closed. */
export interface KeptUpload {
  job: UploadJob;
  /** Left out when the browser had no room for it. */
  file?: Blob;
  /** Identifies the file when it is chosen again. */
  fileSize: number;
  /** Its position in the queue. */
  place: number;
  /** The page that works on it. */
  page: string;
}

const DATABASE = 'photo-uploads';
const STORE = 'jobs';
const LOCK_PREFIX = 'uploads-of-';

/** Identifies this page among those that are open in the browser. */
const page = crypto.randomUUID();

function resultOf<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The browser’s database failed')),
    );
  });
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () =>
    opening.result.createObjectStore(STORE, { keyPath: 'job.id' }),
  );
  const database = await resultOf(opening);
  const transaction = database.transaction(STORE, mode);
  const close = () => database.close();
  for (const end of ['complete', 'abort', 'error']) transaction.addEventListener(end, close);
  return transaction.objectStore(STORE);
}

async function put(kept: KeptUpload): Promise<void> {
  await resultOf((await openStore('readwrite')).put(kept));
}

/**
 * Holds a lock that tells other pages, for as long as this page is open, not to take over its jobs.
 */
function holdPage(): void {
  const forever = new Promise<never>(() => undefined);
  void navigator.locks.request(`${LOCK_PREFIX}${page}`, () => forever);
}

let isHeld = false;

/** Stores a job in case the page is closed before it is done. */
export async function keepUpload(job: UploadJob, file: Blob, place: number): Promise<void> {
  if (!isHeld) holdPage();
  isHeld = true;
  const kept = { job, fileSize: file.size, place, page };
  try {
    await put({ ...kept, file });
  } catch (thrown) {
    // Usually for lack of space: then the file has to be chosen again, but the texts are kept.
    console.warn('A picture could not be kept', thrown);
    await put(kept);
  }
}

export async function forgetUpload(id: string): Promise<void> {
  await resultOf((await openStore('readwrite')).delete(id));
}

/** Takes over the unfinished jobs of pages that have been closed. */
export async function takeInterrupted(): Promise<KeptUpload[]> {
  const all = (await resultOf((await openStore('readonly')).getAll())) as KeptUpload[];
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  const left = all.filter((kept) => !open.has(`${LOCK_PREFIX}${kept.page}`));
  if (left.length > 0 && !isHeld) holdPage();
  isHeld ||= left.length > 0;
  for (const kept of left) await put({ ...kept, page });
  return left.sort((a, b) => a.place - b.place);
}
