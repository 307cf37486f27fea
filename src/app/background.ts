import * as branding from '#src/data/repos/branding.ts';
import { ResourceFollower } from '#src/hooks/resource.ts';
import { brandingChanged } from '#src/stores/branding.ts';

const WORKER_PATH = '/sw.js';

function isOwnWorker({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL;
  return script === new URL(WORKER_PATH, window.location.origin).href;
}

/** The addresses that were fetched before the worker was installed. */
function fetchedUrls(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

/** Installs the service worker, and unregisters workers of an earlier site at this origin. */
async function registerWorker(): Promise<void> {
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

/** Starts the background work of an idle page; nothing waits for it. */
export function start(warn: (thrown: unknown) => void): void {
  showBranding();
  for (const part of [registerWorker, checkConnection]) part().catch(warn);
}
