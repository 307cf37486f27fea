import { expect, test, vi } from 'vitest';
import { openPush, showPush } from '#src/app/worker/push.ts';
import type { WorkerScope } from '#src/app/worker/scope.ts';

const PLACE = '/admin-dashboard?tab=kontantbetaling';

const windowAt = (path: string) => ({
  url: `https://butik.example${path}`,
  postMessage: vi.fn<(message: unknown) => void>(),
  focus: vi.fn<() => Promise<unknown>>(() => Promise.resolve()),
});

function worker(windows: ReturnType<typeof windowAt>[] = []) {
  const openWindow = vi.fn<(url: string) => Promise<unknown>>(() => Promise.resolve());
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(() =>
    Promise.resolve(),
  );
  const clients = { matchAll: () => Promise.resolve(windows), openWindow };
  const location = { origin: 'https://butik.example' };
  const scope = { clients, registration: { showNotification }, location };
  return { scope: scope as unknown as WorkerScope, openWindow, showNotification };
}

const pushed = (payload: unknown) =>
  ({ data: { json: () => payload } }) as unknown as Parameters<typeof showPush>[1];

async function click({ scope }: ReturnType<typeof worker>): Promise<void> {
  const close = vi.fn<() => void>();
  await openPush(scope, { data: PLACE, close });
  expect(close).toHaveBeenCalledOnce();
}

test('a push is shown as Firebase hands it on; one with the same tag takes its place', async () => {
  const { scope, showNotification } = worker();
  const data = { title: 'Ny ordre', body: 'Ordre JF1', path: PLACE, tag: 'JF1' };
  await showPush(scope, pushed({ from: '1', fcmMessageId: 'a', priority: 'high', data }));
  const expected = { body: 'Ordre JF1', tag: 'JF1', data: PLACE };
  expect(showNotification).toHaveBeenCalledWith('Ny ordre', expect.objectContaining(expected));
});

test('its press leads the dashboard that is open there, and brings it to the front', async () => {
  const [shop, dashboard] = [windowAt('/galleri'), windowAt('/admin-dashboard?tab=priser')];
  const opened = worker([shop, dashboard]);
  await click(opened);
  expect(dashboard.postMessage).toHaveBeenCalledWith({ opens: PLACE });
  expect(dashboard.focus).toHaveBeenCalledOnce();
  expect(shop.postMessage).not.toHaveBeenCalled();
  expect(opened.openWindow).not.toHaveBeenCalled();
});

test('it opens the dashboard where none is open', async () => {
  const opened = worker([windowAt('/')]);
  await click(opened);
  expect(opened.openWindow).toHaveBeenCalledWith(`https://butik.example${PLACE}`);
});
