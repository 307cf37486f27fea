import type { APIRequestContext, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { onlineEntry } from './support/onlineEntry.ts';
import { people, signIn, untilKnown } from './support/signIn.ts';

async function newPerson(request: APIRequestContext): Promise<{ email: string; uid: string }> {
  const email = uniqueEmail();
  return { email, uid: await createAccount(request, { email }) };
}

/** Polls the page that the database names as the place of a person. */
const whereIs = (request: APIRequestContext, uid: string) =>
  expect.poll(async () => (await onlineEntry(request, uid))?.currentPage, { timeout: 15_000 });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Brugermenu' }).click();
  await page.getByRole('menuitem', { name: 'Log ud' }).click();
}

test('somebody is here from page to page, until they sign out', async ({ page, request }) => {
  const { email, uid } = await newPerson(request);
  await signIn(page, email, `${routes.about}?hemmelig=1`);
  await whereIs(request, uid).toBe(routes.about);
  await page.getByRole('banner').getByRole('link', { name: 'Jerslev Foto' }).click();
  await whereIs(request, uid).toBe(routes.home);
  await signOut(page);
  await whereIs(request, uid).toBeUndefined();
});

test('closing one tab signs nobody off, closing the last one does', async ({
  page,
  context,
  request,
}) => {
  const { email, uid } = await newPerson(request);
  await signIn(page, email, routes.about);
  await whereIs(request, uid).toBe(routes.about);
  const tab = await context.newPage();
  await signIn(tab, email, routes.contact);
  await whereIs(request, uid).toBe(routes.contact);
  await tab.close();
  await whereIs(request, uid).toBe(routes.about);
  await page.close();
  await whereIs(request, uid).toBeUndefined();
});

test('in another browser somebody is still here, and without consent nowhere @long', async ({
  page,
  otherPage,
  request,
}) => {
  const { email, uid } = await newPerson(request);
  await signIn(page, email, `${routes.profile}?fane=cookies`);
  await whereIs(request, uid).toBe(routes.profile);
  await signIn(otherPage, email, routes.about);
  await whereIs(request, uid).toBe(routes.about);
  await signOut(otherPage);
  await whereIs(request, uid).toBe(routes.profile);
  await page.getByRole('button', { name: 'Afvis cookies' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afvis cookies' }).click();
  await whereIs(request, uid).toBeUndefined();
});

test('the two administrators see when the other comes and goes @long', async ({
  page,
  otherPage: partner,
}) => {
  const who = (name: string) =>
    page
      .getByRole('list', { name: 'Hvem er online' })
      .getByRole('listitem')
      .filter({ hasText: name });
  await signIn(page, people.photographer, adminPath('kontantbetaling'));
  await expect(who('Asta')).toHaveText('Asta: Online');
  // An earlier visit of his may still count: he has come when he says so himself.
  const hasCome = partner.waitForResponse(
    (answer) =>
      answer.url().includes('/documents:commit') &&
      (answer.request().postData() ?? '').includes('/presence/'),
  );
  await signIn(partner, people.partner, routes.about);
  await hasCome;
  await expect(who('Villads')).toHaveText('Villads: Online');
  await signOut(partner);
  await expect(who('Villads')).toHaveText(/^Villads: Offline\. Sidst set \d/);
});

test('two administrators see each other at one picture, until one of them closes it', async ({
  page,
  otherPage: partner,
}) => {
  const open = async (person: Page) => {
    await person
      .getByRole('button', { name: /^Rediger / })
      .first()
      .click();
    return person.getByRole('dialog').getByText('har også dette åbent.');
  };
  await signIn(page, people.photographer, adminPath('portfolio'));
  const line = await open(page);
  const field = page.getByRole('dialog').getByLabel('Titel');
  const placeAlone = await field.boundingBox();
  await signIn(partner, people.partner, adminPath('portfolio'));
  await expect(await open(partner)).toHaveText(/^Asta /);
  await expect(line).toHaveText(/^Villads /);
  expect(await field.boundingBox()).toEqual(placeAlone);
  await partner.keyboard.press('Escape');
  await expect(line).toBeHidden();
});

test.describe('before cookies are accepted', () => {
  test.use({ consent: null });

  test('nobody is told that somebody is here, nor is the way to tell it fetched', async ({
    page,
    request,
  }) => {
    const { email, uid } = await newPerson(request);
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
