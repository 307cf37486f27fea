import { itemKindOf, servedPageOf } from '#src/model/base/routes.ts';
import {
  storeCopy,
  whileKeeping,
  ANSWER_LIMIT,
  ANSWERS,
  assetsOf,
  PICTURE_LIMIT,
  PICTURE_MAX_BYTES,
  PICTURES,
  SHELL,
} from './cacheStores.ts';
import type { AskedList, FetchedBefore, WorkerFetchEvent } from './scope.ts';
import { isPublicList } from './strategyFor.ts';

/** The key of the application's page, which is the same for all addresses. */
export const SHELL_KEY = '/index.html';
/** After this time the stored page is served. */
const SHELL_TIMEOUT_MS = 3000;

function timeout(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') ?? false;
}

function keep(name: string, url: string, response: Response): Promise<void> {
  return whileKeeping(async () => (await caches.open(name)).put(url, response));
}

async function freshPage(event: WorkerFetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  // A page that the server has filled stands in for no other.
  const { pathname } = new URL(event.request.url);
  const isShell = (itemKindOf(pathname) ?? servedPageOf(pathname)) === undefined;
  if (isShell && response.ok && isPage(response) && !response.redirected) {
    event.waitUntil(keep(SHELL, SHELL_KEY, response.clone()));
  }
  return response;
}

/**
 * Network first: a stored page from before the last deploy could ask for files that no longer exist.
 * The page is not preloaded: Firefox shows its own error when a preload fails, whatever is answered.
 */
export async function servePage(event: WorkerFetchEvent): Promise<Response> {
  const fresh = freshPage(event);
  const attempt = fresh.catch(() => undefined);
  event.waitUntil(attempt);
  const inTime = await Promise.race([attempt, timeout(SHELL_TIMEOUT_MS)]);
  if (inTime && inTime.status < 500) return inTime;
  const copy = await caches.match(SHELL_KEY, { cacheName: SHELL });
  return copy ?? fresh;
}

/** Cache first, over all stored versions, since tabs of two versions may be open. */
export async function serveAsset(event: WorkerFetchEvent): Promise<Response> {
  const copy = await caches.match(event.request.url);
  if (copy) return copy;
  const response = await fetch(event.request);
  // Some servers answer with the page instead of 404 for a missing file.
  if (response.ok && !isPage(response)) {
    event.waitUntil(keep(assetsOf(WORKER_BUILD.version), event.request.url, response.clone()));
  }
  return response;
}

/** Fetches a public file with CORS: the size of an opaque response is unknown. */
export async function fetchPicture(url: string): Promise<Response> {
  return fetch(url, { mode: 'cors', credentials: 'omit', cache: 'force-cache' });
}

export function storePicture(url: string, response: Response): Promise<void> {
  const isPicture = response.headers.get('content-type')?.startsWith('image/');
  if (!response.ok || !isPicture) return Promise.resolve();
  return storeCopy(response, {
    name: PICTURES,
    url,
    limit: PICTURE_LIMIT,
    maxBytes: PICTURE_MAX_BYTES,
  });
}

async function freshPicture(event: WorkerFetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const response = await fetchPicture(url);
    event.waitUntil(storePicture(url, response.clone()));
    return response;
  } catch {
    // Without CORS on the bucket the picture is shown, but not stored.
    return fetch(event.request);
  }
}

export async function servePicture(event: WorkerFetchEvent): Promise<Response> {
  const copy = await caches.match(event.request.url, { cacheName: PICTURES });
  return copy ?? freshPicture(event);
}

async function renew(url: string): Promise<void> {
  const response = await fetch(url, { mode: 'cors', credentials: 'omit', cache: 'no-cache' });
  await storePicture(url, response);
}

export async function serveRefreshed(event: WorkerFetchEvent): Promise<Response> {
  const { url } = event.request;
  const copy = await caches.match(url, { cacheName: PICTURES });
  if (!copy) return freshPicture(event);
  // Without a connection the copy stays as it is.
  event.waitUntil(renew(url).catch(() => undefined));
  return copy;
}

function storeAnswer(url: string, response: Response): Promise<void> {
  if (!response.ok) return Promise.resolve();
  const { maxBytes } = ANSWER_LIMIT;
  return storeCopy(response, { name: ANSWERS, url, limit: ANSWER_LIMIT, maxBytes });
}

async function answerFor(
  event: WorkerFetchEvent,
  request: Request,
  key: string,
): Promise<Response> {
  try {
    const response = await fetch(request);
    event.waitUntil(storeAnswer(key, response.clone()));
    return response;
  } catch (thrown) {
    const copy = await caches.match(key, { cacheName: ANSWERS });
    if (copy) return copy;
    throw thrown;
  }
}

export function serveAnswer(event: WorkerFetchEvent): Promise<Response> {
  return answerFor(event, event.request, event.request.url);
}

/** The address under which the answer to a query is stored: a cache tells requests apart by their address only. */
function listKey(url: string, body: string): string {
  const key = new URL(url);
  key.searchParams.set('query', body);
  return key.href;
}

export async function serveList(event: WorkerFetchEvent): Promise<Response> {
  const { request } = event;
  const body = await request.clone().text();
  if (!isPublicList(body)) return fetch(request);
  return answerFor(event, request, listKey(request.url, body));
}

type Proof = FetchedBefore['proof'];

/** Stores a document that the page read before the worker was there. */
export async function storeDocument(url: string, proof: Proof): Promise<void> {
  await storeAnswer(url, await fetch(url, { headers: proof }));
}

/** Stores a list that the page read before the worker was there. */
export async function storeList({ url, body }: AskedList, proof: Proof): Promise<void> {
  const headers = { ...proof, 'Content-Type': 'text/plain' };
  await storeAnswer(listKey(url, body), await fetch(url, { method: 'POST', headers, body }));
}
