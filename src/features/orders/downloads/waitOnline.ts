import { AppError } from '#src/model/base/errors.ts';

/** Waits for the network, unless the work is called off. */
export function waitOnline(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(new AppError('cancelled'));
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const { signal: listening } = done;
    const settle = (finish: () => void) => () => {
      done.abort();
      finish();
    };
    window.addEventListener('online', settle(resolve), { signal: listening });
    const stop = settle(() => reject(new AppError('cancelled')));
    signal.addEventListener('abort', stop, { signal: listening });
  });
}
