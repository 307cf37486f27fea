import { assetsOf, isKeeping, outdatedStores, SHELL } from './cacheStores.ts';
import { openPush, showPush } from './push.ts';
import type { FetchedBefore, WorkerFetchEvent, WorkerScope } from './scope.ts';
import {
  fetchPicture,
  storeDocument,
  storeList,
  storePicture,
  serveAnswer,
  serveList,
  serveAsset,
  servePage,
  servePicture,
  serveRefreshed,
  SHELL_KEY,
} from './strategies.ts';
import { strategyFor, type SiteAddresses, type Strategy } from './strategyFor.ts';

/*
 * The service worker: it serves the application and recently seen pictures and documents without a
 * connection. It takes over at once from an older one, since it serves the files of both versions.
 */
const worker = globalThis as unknown as WorkerScope;
const addresses: SiteAddresses = { ...WORKER_BUILD, origin: worker.location.origin };

const serve: Record<Exclude<Strategy, 'none'>, (event: WorkerFetchEvent) => Promise<Response>> = {
  page: servePage,
  asset: serveAsset,
  picture: servePicture,
  refreshed: serveRefreshed,
  answer: serveAnswer,
  list: serveList,
};

async function keepSite(): Promise<void> {
  const assets = await caches.open(assetsOf(WORKER_BUILD.version));
  const shell = await caches.open(SHELL);
  await assets.addAll(WORKER_BUILD.files);
  const page = await fetch('/', { cache: 'no-cache' });
  if (page.ok) await shell.put(SHELL_KEY, page);
}

async function install(): Promise<void> {
  await keepSite();
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const outdated = outdatedStores(names, WORKER_BUILD.version);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function storeFetched(url: string, proof: FetchedBefore['proof']): Promise<void> {
  const request = { url, method: 'GET', mode: 'cors', headers: new Headers() };
  const strategy = strategyFor(request, addresses);
  if (strategy === 'none' || (await caches.match(url))) return;
  if (strategy === 'answer') await storeDocument(url, proof);
  if (strategy === 'picture' || strategy === 'refreshed') {
    await storePicture(url, await fetchPicture(url));
  }
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
/** Keeps what the page has fetched; everything, when cookies are accepted again after a refusal. */
async function keepFetched({ urls, lists, proof }: FetchedBefore): Promise<void> {
  if (!(await isKeeping())) await keepSite();
  // A file that cannot be fetched now is stored the next time it is requested.
  await Promise.allSettled([
    ...urls.map((url) => storeFetched(url, proof)),
    ...lists.map((list) => storeList(list, proof)),
  ]);
}

worker.addEventListener('message', (event) => {
  event.waitUntil(keepFetched(event.data as FetchedBefore));
});
worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event)));
worker.addEventListener('notificationclick', (event) => {
  event.waitUntil(openPush(worker, event.notification));
});
worker.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, addresses);
  if (strategy !== 'none') event.respondWith(serve[strategy](event));
});
