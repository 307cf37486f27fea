import { beforeEach, expect, test, vi } from 'vitest';
import { keepPushDevice } from '#src/app/session/keepPushDevice.ts';
import { loadAuth, signOut, watchSession } from '#src/data/auth/session.ts';
import { rememberDevice, thisDevice } from '#src/stores/pushDevice.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin } from '../../support/records.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.now();
const OLD = 'push-devices/old';

const device = { userId: admin.uid, fid: 'f', name: 'Chrome', createdAt: new Date() };

/** The device was registered so many days ago. */
function registered(days: number, userId = admin.uid): void {
  vi.setSystemTime(NOW - days * DAY_MS);
  rememberDevice('old', userId);
  vi.setSystemTime(NOW);
  backend.documents.put(OLD, device);
}

/** Waits until it is known who is signed in. */
function signedIn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchSession((session) => {
      if (!session) return;
      stop();
      resolve();
    });
    void loadAuth();
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome/140',
    serviceWorker: { getRegistration: () => Promise.resolve({}) },
  });
  backend.accounts.signIn(admin);
  localStorage.clear();
});

test('a device is registered again after a week, and what it was before is taken away', async () => {
  registered(7);
  const stop = keepPushDevice(admin);
  await vi.waitFor(() => expect(backend.documents.get(OLD)).toBeUndefined());
  const { id = '' } = thisDevice() ?? {};
  expect(backend.documents.get(`push-devices/${id}`)).toMatchObject({ fid: 'id-of-this-browser' });
  stop();
});

test('whoever signs out is told nothing more; the device of another stays', async () => {
  registered(1);
  const stop = keepPushDevice(admin);
  await signedIn();
  await signOut();
  expect([backend.documents.get(OLD), thisDevice()]).toEqual([undefined, undefined]);
  backend.accounts.signIn(admin);
  await signedIn();
  registered(1, 'somebody');
  await signOut();
  expect(backend.documents.get(OLD)).toBeDefined();
  expect(thisDevice()?.id).toBe('old');
  stop();
});
