import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const postMessage = vi.fn();
const unregister = vi.fn();
const deleteCache = vi.fn();
let finishRegistering: (() => void) | undefined;

/** A browser whose worker is installed when the test says so. */
function installSlowly(): void {
  const registrations: { unregister: () => void }[] = [];
  const active = { scriptURL: new URL('/sw.js', window.location.origin).href, postMessage };
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<void>) => work() },
    serviceWorker: {
      controller: null,
      getRegistrations: () => Promise.resolve(registrations),
      register: () =>
        new Promise<void>((resolve) => {
          finishRegistering = () => {
            registrations.push({ unregister });
            resolve();
          };
        }),
      ready: Promise.resolve({ active }),
    },
  });
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['jf-pictures']), delete: deleteCache });
}

/** Follows the answers about cookies, after a yes, until the worker is being installed. */
async function acceptAndInstall() {
  const { setConsent } = await import('#src/stores/consent.ts');
  const { followWorkerConsent } = await import('#src/app/background.ts');
  setConsent('accepted');
  followWorkerConsent(() => expect.unreachable());
  const finish = await vi.waitUntil(() => finishRegistering);
  return { setConsent, finish };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  localStorage.clear();
  finishRegistering = undefined;
  installSlowly();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

test('the worker of a visitor who accepts keeps what was fetched before it', async () => {
  const { finish } = await acceptAndInstall();
  finish();
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  expect(unregister).not.toHaveBeenCalled();
});

test('a refusal while the worker is being installed removes it', async () => {
  const { setConsent, finish } = await acceptAndInstall();
  setConsent('declined');
  finish();
  await vi.waitFor(() => expect(deleteCache).toHaveBeenCalledExactlyOnceWith('jf-pictures'));
  expect(unregister).toHaveBeenCalledOnce();
  expect(postMessage).not.toHaveBeenCalled();
});
