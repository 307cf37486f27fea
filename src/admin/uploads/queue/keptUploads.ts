import type { UploadJob } from './uploadJob.ts';

/** A job as it waits for the page to be opened again. */
export interface KeptUpload {
  job: UploadJob;
  /** Left out where the browser had no room for it. */
  file?: Blob;
  /** What tells the file from others when it is chosen again. */
  fileSize: number;
  /** Its place in the queue. */
  place: number;
  /** The page that works on it. */
  page: string;
}

const DATABASE = 'jerslev-uploads';
const STORE = 'jobs';
const LOCK_PREFIX = 'uploads-of-';

/** Names this page among those that are open in the browser. */
const page = crypto.randomUUID();

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
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
  const database = await settled(opening);
  const transaction = database.transaction(STORE, mode);
  const close = () => database.close();
  for (const end of ['complete', 'abort', 'error']) transaction.addEventListener(end, close);
  return transaction.objectStore(STORE);
}

async function put(kept: KeptUpload): Promise<void> {
  await settled((await openStore('readwrite')).put(kept));
}

/** Says, for as long as this page is open, that its jobs are in good hands. */
function holdPage(): void {
  const forever = new Promise<never>(() => undefined);
  void navigator.locks.request(`${LOCK_PREFIX}${page}`, () => forever);
}

let isHeld = false;

/** Keeps a job for the case that the page is closed before it is done. */
export async function keepUpload(job: UploadJob, file: Blob, place: number): Promise<void> {
  if (!isHeld) holdPage();
  isHeld = true;
  const kept = { job, fileSize: file.size, place, page };
  try {
    await put({ ...kept, file });
  } catch (thrown) {
    // Usually for want of room: then the file has to be chosen again, but the words are kept.
    console.warn('A picture could not be kept', thrown);
    await put(kept);
  }
}

export async function forgetUpload(id: string): Promise<void> {
  await settled((await openStore('readwrite')).delete(id));
}

/** What pages have left unfinished that are open no more; from now on it is this page's. */
export async function takeInterrupted(): Promise<KeptUpload[]> {
  const all = (await settled((await openStore('readonly')).getAll())) as KeptUpload[];
  const { held = [] } = await navigator.locks.query();
  const open = new Set(held.map(({ name }) => name));
  const left = all.filter((kept) => !open.has(`${LOCK_PREFIX}${kept.page}`));
  if (left.length > 0 && !isHeld) holdPage();
  isHeld ||= left.length > 0;
  for (const kept of left) await put({ ...kept, page });
  return left.sort((a, b) => a.place - b.place);
}
