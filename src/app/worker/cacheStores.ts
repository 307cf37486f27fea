const PREFIX = 'jf-';
const ASSETS = `${PREFIX}assets-`;

/** Public pictures and documents: they outlive a deploy. */
export const PICTURES = `${PREFIX}pictures`;
export const ANSWERS = `${PREFIX}answers`;
/** The shell, always the newest that has been seen. */
export const SHELL = `${PREFIX}shell`;

/** The parts of one version of the application. */
export function assetsOf(version: string): string {
  return `${ASSETS}${version}`;
}

/**
 * The stores that nobody needs any more. The version before this one is kept: a tab that is open may
 * still ask for its parts, which the server no longer has.
 */
export function outdatedStores(names: readonly string[], version: string): string[] {
  const current = assetsOf(version);
  // Names come in the order in which their stores were made.
  const before = names.filter((name) => name.startsWith(ASSETS) && name !== current).at(-1);
  const kept = new Set([current, before, PICTURES, ANSWERS, SHELL]);
  return names.filter((name) => !kept.has(name));
}

export interface StoreLimit {
  maxCount: number;
  maxBytes: number;
}

export const PICTURE_LIMIT: StoreLimit = { maxCount: 150, maxBytes: 60 * 1024 * 1024 };
export const ANSWER_LIMIT: StoreLimit = { maxCount: 20, maxBytes: 1024 * 1024 };
/** A single picture larger than this is not worth the room. */
export const PICTURE_MAX_BYTES = 6 * 1024 * 1024;

/** How many of the oldest entries have to go, given the bytes of all of them, the oldest first. */
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
  const kept = await store.match(request);
  return Number(kept?.headers.get(LENGTH_HEADER) ?? 0);
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

/** Keeps a copy with its true length, so that the store can be bounded; the oldest make room for it. */
export async function storeCopy(response: Response, keeping: CopyTarget): Promise<void> {
  const body = await response.blob();
  if (body.size > keeping.maxBytes) return;
  const store = await caches.open(keeping.name);
  const headers = {
    'content-type': response.headers.get('content-type') ?? body.type,
    [LENGTH_HEADER]: String(body.size),
  };
  await store.put(keeping.url, new Response(body, { headers }));
  await trim(store, keeping.limit);
}
