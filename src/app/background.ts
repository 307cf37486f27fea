import * as branding from '#src/data/repos/branding.ts';
import { Following } from '#src/hooks/resource.ts';
import { brandingChanged } from '#src/stores/branding.ts';

const WORKER_PATH = '/sw.js';

function isOwnWorker({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script === new URL(WORKER_PATH, window.location.origin).href;
}

/** The pictures and documents that were fetched before the worker could see them. */
function fetchedUrls(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

/** Installs the service worker, and removes any that an earlier site has left here. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  const registrations = await serviceWorker.getRegistrations();
  const others = registrations.filter((registration) => !isOwnWorker(registration));
  await Promise.all(others.map((registration) => registration.unregister()));
  await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  const { active } = await serviceWorker.ready;
  if (isFirst) active?.postMessage(fetchedUrls());
}

/** Keeps the line to the site warm, and tells early that it is gone. */
export async function checkConnection(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.onLine) return;
  await fetch('/api/critical-data', { method: 'HEAD', priority: 'low' });
}

/** The logo: read once for everybody, then followed for those whose consent allows a listener. */
function showBranding(): void {
  new Following(branding.current, ({ value, error }) => {
    if (error) console.warn('The logo is not known; the name stands in for it', error.code);
    else if (value) brandingChanged(value);
  }).start();
}

/** What the idle page does beside itself; nothing of it is waited for. */
export function start(warn: (thrown: unknown) => void): void {
  showBranding();
  for (const part of [registerWorker, checkConnection]) part().catch(warn);
}
