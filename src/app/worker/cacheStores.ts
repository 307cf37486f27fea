const PREFIX = 'jf-';
const ASSETS = `${PREFIX}assets-`;

/** Public pictures and documents are kept across deploys. */
export const PICTURES = `${PREFIX}pictures`;
export const ANSWERS = `${PREFIX}answers`;
/** The newest index.html that was fetched. */
export const SHELL = `${PREFIX}shell`;

/** The cache for the files of one version of the application. */
export function assetsOf(version: string): string {
  return `${ASSETS}${version}`;
}

/**
 * The caches that can be deleted. The previous version is kept: an open tab may still ask for its
 * files, which the server no longer has.
 */
export function outdatedStores(names: readonly string[], version: string): string[] {
  const current = assetsOf(version);
  // The names come in the order in which the caches were created.
  const before = names.filter((name) => name.startsWith(ASSETS) && name !== current).at(-1);
  const kept = new Set([current, before, PICTURES, ANSWERS, SHELL]);
  return names.filter((name) => !kept.has(name));
}

export interface StoreLimit {
  maxCount: number;
  maxBytes: number;
}

export const PICTURE_LIMIT: StoreLimit = { maxCount: 150, maxBytes: 60 * 1024 * 1024 };
export const ANSWER_LIMIT: StoreLimit = { maxCount: 20, maxBytes: 8 * 1024 * 1024 };
/** Larger pictures are not cached. */
export const PICTURE_MAX_BYTES = 6 * 1024 * 1024;

/** Returns the number of oldest entries to delete, given the bytes of all entries, oldest first. */
export function surplus(bytes: readonly number[], { maxCount, maxBytes }: StoreLimit): number {
  let total = bytes.reduce((sum, each) => sum + each, 0);
  let dropped = 0;
  while (dropped < bytes.length && (bytes.length - dropped > maxCount || total > maxBytes)) {
    total -= bytes[dropped] ?? 0;
    dropped += 1;
  }
  return dropped;
}

const LENGTH_HEADER = 'content-length';

async function lengthOf(store: Cache, request: Request): Promise<number> {
  const copy = await store.match(request);
  return Number(copy?.headers.get(LENGTH_HEADER) ?? 0);
}

async function trim(store: Cache, limit: StoreLimit): Promise<void> {
  const requests = await store.keys();
  const bytes = await Promise.all(requests.map((request) => lengthOf(store, request)));
  const old = requests.slice(0, surplus(bytes, limit));
  await Promise.all(old.map((request) => store.delete(request)));
}

interface CopyTarget {
  name: string;
  url: string;
  limit: StoreLimit;
  maxBytes: number;
}

/** Shared by those who write into the caches; the page that removes them has it alone. */
export const CACHE_LOCK = 'caches';

/** Returns false after the visitor has refused cookies: the page has removed what was kept, and nothing is added. */
export function isKeeping(): Promise<boolean> {
  return caches.has(assetsOf(WORKER_BUILD.version));
}

/** Writes into the caches unless they are gone, which would come back otherwise. */
export async function whileKeeping(write: () => Promise<void>): Promise<void> {
  await navigator.locks.request(CACHE_LOCK, { mode: 'shared' }, async () => {
    if (await isKeeping()) await write();
  });
}

/** Stores a copy with its actual length, so that the cache can be limited, and deletes the oldest entries. */
export async function storeCopy(response: Response, target: CopyTarget): Promise<void> {
  const body = await response.blob();
  if (body.size > target.maxBytes) return;
  const headers = {
    'content-type': response.headers.get('content-type') ?? body.type,
    [LENGTH_HEADER]: String(body.size),
  };
  await whileKeeping(async () => {
    const store = await caches.open(target.name);
    await store.put(target.url, new Response(body, { headers }));
    await trim(store, target.limit);
  });
}
