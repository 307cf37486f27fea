import type { APIRequestContext } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { onlineEntry } from './support/records/onlineEntry.ts';
import { signIn, untilKnown } from './support/screens/signIn.ts';

/** Polls the page that the database names as the place of a person. */
const whereIs = (request: APIRequestContext, uid: string) =>
  expect.poll(async () => (await onlineEntry(request, uid))?.currentPage, { timeout: 15_000 });

test('somebody is here from page to page, until their last tab is closed', async ({
  page,
  context,
  request,
}) => {
  const { email, uid } = await newCustomer(request);
  await signIn(page, email, `${routes.about}?hemmelig=1`);
  await whereIs(request, uid).toBe(routes.about);
  await page.getByRole('banner').getByRole('link', { name: 'Jerslev Foto' }).click();
  await whereIs(request, uid).toBe(routes.home);
  const tab = await context.newPage();
  await signIn(tab, email, routes.contact);
  await whereIs(request, uid).toBe(routes.contact);
  await tab.close();
  await whereIs(request, uid).toBe(routes.home);
  await page.close();
  await whereIs(request, uid).toBeUndefined();
});

test.describe('before cookies are accepted', () => {
  test.use({ consent: null });

  test('nobody is told that somebody is here, nor is the way to tell it fetched', async ({
    page,
    request,
  }) => {
    const { email, uid } = await newCustomer(request);
    const asked: string[] = [];
    page.on('websocket', (socket) => asked.push(socket.url()));
    await signIn(page, email, routes.about);
    await expect(page.getByRole('button', { name: 'Acceptér cookies' })).toBeVisible();
    await untilKnown(page);
    expect(asked).toEqual([]);
    expect(await onlineEntry(request, uid)).toBeNull();
    await page.getByRole('button', { name: 'Acceptér cookies' }).click();
    await whereIs(request, uid).toBe(routes.home);
  });
});
