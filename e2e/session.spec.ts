import type { Page } from '@playwright/test';
import { profilePath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { signIn, signOut } from './support/screens/signIn.ts';

const asGuest = (page: Page) =>
  expect(page.getByRole('link', { name: 'Opret konto' })).toBeVisible();
const asUser = (page: Page) =>
  expect(page.getByRole('button', { name: 'Brugermenu' })).toBeVisible();

test('signing out in one tab signs out in the others, and only the same person', async ({
  page,
  otherPage,
  context,
  request,
}) => {
  const { email } = await newCustomer(request);
  await signIn(page, email, routes.profile);
  // Each tab has a session of its own.
  const tab = await context.newPage();
  await signIn(tab, email, routes.about);
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
  const { email } = await newCustomer(request);
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
