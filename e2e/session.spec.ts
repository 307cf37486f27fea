import type { BrowserContext, Page } from '@playwright/test';
import { profilePath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import { changeAccount, createAccount, uniqueEmail } from './support/accounts.ts';
import { addPicture } from './support/cart.ts';
import { signIn } from './support/signIn.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Brugermenu' }).click();
  await page.getByRole('menuitem', { name: 'Log ud' }).click();
  await expect(page.getByText('Logget ud', { exact: true })).toBeVisible();
}

const asGuest = (page: Page) =>
  expect(page.getByRole('link', { name: 'Opret konto' })).toBeVisible();
const asUser = (page: Page) =>
  expect(page.getByRole('button', { name: 'Brugermenu' })).toBeVisible();

/** Another tab of the same browser; each tab has a session of its own, which the others cannot see. */
async function secondTab(context: BrowserContext, email: string): Promise<Page> {
  const tab = await context.newPage();
  await signIn(tab, email, routes.about);
  return tab;
}

test('signing out in one tab signs out in the others, and only the same person', async ({
  page,
  otherPage,
  context,
  request,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(page, email, routes.profile);
  const tab = await secondTab(context, email);
  await signIn(otherPage, email, routes.about);
  await asUser(tab);
  await asUser(otherPage);

  await signOut(tab);
  await expect(page.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible();
  await asGuest(page);
  // The session of another browser goes on.
  await asUser(otherPage);
  await expect(page.getByText('Du er blevet logget ud.', { exact: false })).toBeHidden();
});

test('signing out on all devices ends the session of another browser, too', async ({
  page,
  otherPage,
  request,
  complaints,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(otherPage, email, routes.about);
  await asUser(otherPage);
  await signIn(page, email, profilePath('password'));
  await page.getByRole('button', { name: 'Log ud på alle enheder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log ud alle steder' });
  await dialog.getByLabel('Nuværende adgangskode').fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Log ud alle steder' }).click();
  await expect(page.getByText('Du er logget ud på alle enheder.')).toBeVisible();
  await expect(page).toHaveURL(routes.login);
  await otherPage.reload();
  await expect(
    otherPage.getByText('Du er blevet logget ud. Log ind igen for at fortsætte.'),
  ).toBeVisible();
  await asGuest(otherPage);
  // The browser itself notes the answer 400.
  complaints.length = 0;
});

test('a session that was ended from outside is said when its owner comes back, and keeps the cart @long', async ({
  page,
  request,
  complaints,
}) => {
  const email = uniqueEmail();
  const uid = await createAccount(request, { email });
  await signIn(page, email, routes.singleImages);
  await addPicture(page);
  // The viewer closes by going back, which a reload would cut off.
  await expect(page).toHaveURL(routes.singleImages);
  await page.clock.install();
  await page.reload();
  await asUser(page);
  await changeAccount(request, uid, { disableUser: true });
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('Kontoen er spærret. Kontakt support.')).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Kurv, 1 vare' })).toBeVisible();
  // The browser itself notes the answers 400.
  complaints.length = 0;
});

test('a change of mind about cookies is true in every tab @long', async ({
  page,
  context,
  request,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(page, email, `${routes.profile}?fane=cookies`);
  const tab = await secondTab(context, email);
  await page.getByRole('button', { name: 'Afvis cookies' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afvis cookies' }).click();
  await expect(page).toHaveURL('/');
  await expect(tab).toHaveURL('/');
  await expect(tab.locator('body')).toHaveClass(/declined/);
});
