import { afterEach, expect, test, vi } from 'vitest';
import type { WorkerFetchEvent } from '#src/app/worker/scope.ts';
import { serveAsset, servePage, storeDocument, storeList } from '#src/app/worker/strategies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const url = 'https://firestore.example/documents';
const proof = { 'X-Firebase-AppCheck': 'the-proof' };

/** Asks, and returns the headers of the request. Nothing is stored of a refusal. */
async function headersOf(store: () => Promise<void>): Promise<Headers> {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('', { status: 403 })));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', undefined);
  await store();
  expect(fetched).toHaveBeenCalledOnce();
  return new Headers(fetched.mock.lastCall?.[1]?.headers);
}

test('what the page had read is asked for with the proof that this is the site', async () => {
  const ofDocument = await headersOf(() => storeDocument(`${url}/site/forside`, proof));
  expect(ofDocument.get('X-Firebase-AppCheck')).toBe('the-proof');

  const ofList = await headersOf(() => storeList({ url: `${url}:runQuery`, body: '{}' }, proof));
  expect(ofList.get('X-Firebase-AppCheck')).toBe('the-proof');
  expect(ofList.get('Content-Type')).toBe('text/plain');
});

test('without App Check the requests are plain ones', async () => {
  const ofDocument = await headersOf(() => storeDocument(`${url}/site/forside`, {}));
  expect([...ofDocument]).toEqual([]);
  const ofList = await headersOf(() => storeList({ url: `${url}:runQuery`, body: '{}' }, {}));
  expect([...ofList]).toEqual([['content-type', 'text/plain']]);
});

test('a page that is answered in place of a missing file is not kept as that file', async () => {
  const headers = { 'content-type': 'text/html' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { headers })));
  vi.stubGlobal('caches', { match: () => Promise.resolve(undefined) });
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
  const request = new Request('https://site.example/assets/a.js');
  await serveAsset({ request, waitUntil } as unknown as WorkerFetchEvent);
  expect(waitUntil).not.toHaveBeenCalled();
});

test.each([
  ['/login', 1],
  // They hold what they show.
  ['/billede/skov', 0],
  ['/priser', 0],
])('the page at %s is kept %i times to stand in for every page', async (path, times) => {
  const headers = { 'content-type': 'text/html' };
  vi.stubGlobal('WORKER_BUILD', { version: '1' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { headers })));
  const put = vi.fn(() => Promise.resolve());
  const has = () => Promise.resolve(true);
  vi.stubGlobal('caches', { has, open: () => Promise.resolve({ put }) });
  const request = (_name: string, _how: object, work: () => unknown) => Promise.resolve(work());
  vi.stubGlobal('navigator', { locks: { request } });
  const waits: Promise<unknown>[] = [];
  const event = {
    request: new Request(`https://site.example${path}`),
    waitUntil: (work: Promise<unknown>) => void waits.push(work),
  };
  await servePage(event as unknown as WorkerFetchEvent);
  await Promise.all(waits);
  expect(put).toHaveBeenCalledTimes(times);
});
