import { deleteInstallations, getInstallations } from 'firebase/installations';
import { getMessaging, onRegistered, register } from 'firebase/messaging';
import { env } from '#src/config/env.ts';
import { LOCAL_HOST } from '#src/config/local.ts';
import { site } from '#src/config/site.ts';
import { AppError } from '#src/model/base/errors.ts';
import { pushApp } from './app.ts';

/** The local stand-in gives an id to any browser, and delivers nothing to it. */
async function localId(name: string): Promise<string> {
  const address = `http://${LOCAL_HOST}:${env.ports.providers}/push/registrations`;
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify({ name }) });
  return ((await answer.json()) as { fid: string }).fid;
}

/**
 * Registers this browser for pushes, and returns the id of its installation. The SDK asks Firebase again
 * when a week has passed since the last time.
 */
export async function registerBrowser(
  serviceWorkerRegistration: ServiceWorkerRegistration,
  name: string,
): Promise<string> {
  if (env.backend === 'local') return localId(name);
  if (!site.pushKey) throw new AppError('not-configured');
  const messaging = getMessaging(pushApp());
  let fid: string | undefined;
  onRegistered(messaging, (registered) => {
    fid = registered;
  });
  await register(messaging, { vapidKey: site.pushKey, serviceWorkerRegistration });
  if (fid === undefined) throw new AppError('service-failed');
  return fid;
}

/** Ends the pushes to this browser. When it is registered again it gets another id. */
export async function forgetBrowser(worker: ServiceWorkerRegistration | undefined): Promise<void> {
  if (env.backend === 'local') return;
  await deleteInstallations(getInstallations(pushApp()));
  const subscription = await worker?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
