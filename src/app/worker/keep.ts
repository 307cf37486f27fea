import { surplus } from './stores.ts';
import type { StoreLimit } from './stores.ts';

const LENGTH = 'content-length';

async function lengthOf(store: Cache, request: Request): Promise<number> {
  const kept = await store.match(request);
  return Number(kept?.headers.get(LENGTH) ?? 0);
}

async function trim(store: Cache, limit: StoreLimit): Promise<void> {
  const requests = await store.keys();
  const bytes = await Promise.all(requests.map((request) => lengthOf(store, request)));
  const old = requests.slice(0, surplus(bytes, limit));
  await Promise.all(old.map((request) => store.delete(request)));
}

interface Keeping {
  name: string;
  url: string;
  limit: StoreLimit;
  maxBytes: number;
}

/** Keeps a copy with its true length, so that the store can be bounded; the oldest make room for it. */
export async function keep(response: Response, keeping: Keeping): Promise<void> {
  const body = await response.blob();
  if (body.size > keeping.maxBytes) return;
  const store = await caches.open(keeping.name);
  const headers = {
    'content-type': response.headers.get('content-type') ?? body.type,
    [LENGTH]: String(body.size),
  };
  await store.put(keeping.url, new Response(body, { headers }));
  await trim(store, keeping.limit);
}
