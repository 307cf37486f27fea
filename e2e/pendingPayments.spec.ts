import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { outcomeOf, placeOrder, type WaitingOrder } from './support/records/orders.ts';
import { people, signIn } from './support/screens/signIn.ts';

const tab = adminPath('kontantbetaling');

const card = (page: Page, { customer }: WaitingOrder) =>
  page.getByRole('article', { name: customer });
const row = (page: Page, { customer }: WaitingOrder) =>
  page.getByRole('listitem').filter({ hasText: customer });
const question = (page: Page) => page.getByRole('alertdialog');

test('a payment that has come is approved, archived and told to its customer @main @phone-long', async ({
  page,
}) => {
  await signIn(page, people.photographer, tab);
  await expect(page.getByRole('heading', { level: 1, name: 'Kontantbetaling' })).toBeVisible();
  const order = await placeOrder();
  // It comes by itself, and says what the customer writes in the payment.
  await expect(card(page, order)).toContainText(order.id);
  await expect(card(page, order)).toContainText('349,00 kr');
  await expectAccessible(page);

  await card(page, order).getByRole('button', { name: 'Godkend' }).click();
  await question(page).getByRole('button', { name: 'Annuller' }).click();
  await expect(question(page)).toBeHidden();
  await card(page, order).getByRole('button', { name: 'Godkend' }).click();
  await question(page).getByRole('button', { name: 'Godkend' }).click();

  await expect(
    page.getByText(
      /^Kontantbetaling godkendt! Ordre JF\d{8}[A-Z]{6}\d{3} oprettet med permanent adgang til billeder\.$/,
    ),
  ).toBeVisible();
  await expect(card(page, order)).toBeHidden();
  await expect(row(page, order)).toContainText('Alle filer er arkiveret', { timeout: 30_000 });
  await expect(row(page, order)).toContainText(/Mail om godkendelsen sendt .* til /);
  await expectAccessible(page);
  expect(await outcomeOf(order.id)).toEqual({
    paymentStatus: 'completed',
    purchaseCount: 1,
    backupStatus: 'completed',
  });
});

test('an approval whose answer is lost is found out, and not repeated @long', async ({
  page,
  complaints,
}) => {
  const order = await placeOrder();
  await signIn(page, people.photographer, tab);
  await card(page, order).getByRole('button', { name: 'Godkend' }).click();
  // The server does it; the way back is cut.
  await page.route('**/documents:commit', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await question(page).getByRole('button', { name: 'Godkend' }).click();
  await expect.poll(() => outcomeOf(order.id)).toMatchObject({ purchaseCount: 1 });
  await page.unroute('**/documents:commit');
  await expect(page.getByText(/^Kontantbetaling godkendt! /)).toBeVisible({ timeout: 40_000 });
  await expect(row(page, order)).toContainText(/Mail om godkendelsen sendt .* til /);
  expect(await outcomeOf(order.id)).toMatchObject({ purchaseCount: 1 });
  complaints.length = 0;
});

test('what is approved is archived though the tab is closed at once @long', async ({ page }) => {
  const order = await placeOrder();
  await signIn(page, people.photographer, tab);
  await card(page, order).getByRole('button', { name: 'Godkend' }).click();
  await question(page).getByRole('button', { name: 'Godkend' }).click();
  await expect(page.getByText(/^Kontantbetaling godkendt! /)).toBeVisible();
  await page.close();
  await expect
    .poll(() => outcomeOf(order.id), { timeout: 60_000 })
    .toMatchObject({ purchaseCount: 1, backupStatus: 'completed' });
});
