import type { BrowserContext, Page, Worker } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { ports } from './support/ports.ts';
import { people, signIn } from './support/screens/signIn.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser of the journeys allows no site to show notifications; its owner has said yes to this one. */
async function allowNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  });
}

interface Shown {
  title: string;
  data: unknown;
}

/** Has the worker show its notifications to the test, which reads the newest. */
async function shownBy(worker: Worker): Promise<() => Promise<string | undefined>> {
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = (title, options) => {
      Object.assign(globalThis, { shown: { title, data: options?.data as unknown } });
      return Promise.resolve();
    };
  });
  return () => worker.evaluate(() => (globalThis as { shown?: Shown }).shown?.title);
}

/** Hands a push to the worker as the browser's own push service does, which cannot be reached here. */
async function deliver(context: BrowserContext, page: Page, payload: unknown): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(payload),
  });
}

/** Presses the notification. Only a person could bring the window to the front by it. */
function press(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const { shown } = globalThis as unknown as { shown: Shown };
    const notification = { data: shown.data, close: () => undefined };
    const event = new Event('notificationclick');
    dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }));
  });
}

test('a push that is tried reaches this device, and its press opens the place it is about @main', async ({
  page,
  context,
  request,
}) => {
  await allowNotifications(page);
  await signIn(page, people.photographer, adminPath('indstillinger'));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const devices = page.getByRole('region', { name: 'Push på dine enheder' });
  await devices.getByRole('button', { name: 'Slå push til på denne enhed' }).click();
  await expect(devices.getByText(/^Denne enhed får besked: Chrome/)).toBeVisible();
  await devices.getByRole('button', { name: 'Send en prøve' }).click();
  await expect(page.getByText('Prøven er sendt til denne enhed')).toBeVisible();
  const caught = await request.get(`http://${LOCAL_HOST}:${ports.providers}/pushes.json`);
  const [push] = (await caught.json()) as { payload: unknown }[];

  await page.goto(adminPath('priser'));
  await expect(page).toHaveTitle(/^Priser/);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The site has no service worker');
  const shown = await shownBy(worker);
  await deliver(context, page, push?.payload);
  await expect.poll(shown).toBe('En prøve');
  await press(worker);
  await expect(page).toHaveTitle(/^Indstillinger/);

  // Taken away, and with it what is stored of the device.
  await devices.getByRole('button', { name: 'Slå fra' }).click();
  await expect(devices.getByRole('button', { name: 'Slå push til på denne enhed' })).toBeVisible();
});
