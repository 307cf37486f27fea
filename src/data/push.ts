import { once } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { guarded } from './errors.ts';

const loadMessaging = once(() => import('./sdk/messaging.ts'));

const workerHere = () => navigator.serviceWorker.getRegistration();

/** Registers this browser, which may show notifications. Returns the id of its installation. */
export function registerBrowser(name: string): Promise<string> {
  return guarded(async () => {
    const worker = await workerHere();
    if (!worker) throw new AppError('not-configured');
    return (await loadMessaging()).registerBrowser(worker, name);
  });
}

/** Takes away what Firebase knows of this browser. */
export function forgetBrowser(): Promise<void> {
  return guarded(async () => (await loadMessaging()).forgetBrowser(await workerHere()));
}
