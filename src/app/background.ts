import { appCheckHeaders } from '#src/data/appCheck.ts';
import { readLists } from '#src/data/firestore/publicData.ts';
import * as branding from '#src/data/repos/content/branding.ts';
import * as shopSettings from '#src/data/repos/settings/shop.ts';
import { ResourceFollower } from '#src/hooks/resource.ts';
import { brandingChanged } from '#src/stores/branding.ts';
import { allows, useConsent, choiceOf } from '#src/stores/consent.ts';
import { shopChanged } from '#src/stores/shop.ts';
import { followVersion } from './newVersion.ts';
import { CACHE_LOCK } from './worker/cacheStores.ts';
import type { FetchedBefore } from './worker/scope.ts';

const WORKER_PATH = '/sw.js';

function isOwnWorker({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script === new URL(WORKER_PATH, window.location.origin).href;
}

/** The addresses and lists that were fetched before the worker was installed. */
async function fetchedBefore(): Promise<FetchedBefore> {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  return { urls, lists: readLists(), proof: await appCheckHeaders() };
}

function mayKeep(): boolean {
  return allows('convenience');
}

/** Installs the service worker, and unregisters workers of an earlier site at this origin. */
async function install(): Promise<void> {
  const { serviceWorker } = navigator;
  // A worker takes over as soon as it is installed.
  const isFirst = serviceWorker.controller === null || (await caches.keys()).length === 0;
  const registrations = await serviceWorker.getRegistrations();
  const others = registrations.filter((registration) => !isOwnWorker(registration));
  await Promise.all(others.map((registration) => registration.unregister()));
  await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (!isFirst) return;
  const before = await fetchedBefore();
  // The worker would keep it in spite of a refusal that came meanwhile.
  if (mayKeep()) active?.postMessage(before);
}

/** Removes the service worker with everything that it keeps. */
async function remove(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await navigator.locks.request(CACHE_LOCK, async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  });
}

/** Keeps the site on the device of visitors who have agreed to it, and of nobody else. */
export function followWorkerConsent(warn: (thrown: unknown) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  let isKept: boolean | undefined;
  let last = Promise.resolve();
  const apply = () => {
    const isAllowed = mayKeep();
    if (isAllowed === isKept) return;
    isKept = isAllowed;
    // One after the other: a worker that is just being installed is removed afterwards.
    last = last.then(isAllowed ? install : remove).catch(warn);
  };
  apply();
  useConsent.subscribe(apply);
}

/** Makes a small request, so that a lost connection is noticed early. */
async function checkConnection(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.onLine) return;
  await fetch('/api/critical-data', { method: 'HEAD', priority: 'low' });
}

/** Reads the logo once for everybody, and follows it for visitors who have accepted cookies. */
function showBranding(): void {
  new ResourceFollower(branding.current, ({ value, error }) => {
    if (error) console.warn('The logo is not known; the name stands in for it', error.code);
    else if (value) brandingChanged(value);
  }).start();
}

/** Reads what the photographer has decided, as the logo. Until then the pages show what is built in. */
function followShop(): void {
  new ResourceFollower(shopSettings.current, ({ value, error }) => {
    if (error) console.warn('The settings are not known; what is built in stands in', error.code);
    else if (value) shopChanged(value);
  }).start();
}

/** Has each answer about a purpose logged. One that could not be is sent again at the next visit. */
function logAnswers(warn: (thrown: unknown) => void): void {
  let latest = 0;
  const send = () => {
    const choice = choiceOf();
    if (choice.isLogged || choice.revision === latest) return;
    latest = choice.revision;
    import('./logAnswer.ts').then(({ logAnswer }) => logAnswer(choice)).catch(warn);
  };
  send();
  useConsent.subscribe(send);
}

/** Starts the background work of an idle page; nothing waits for it. */
export function start(warn: (thrown: unknown) => void): void {
  showBranding();
  followShop();
  followWorkerConsent(warn);
  logAnswers(warn);
  if (import.meta.env.PROD) followVersion();
  checkConnection().catch(warn);
}
