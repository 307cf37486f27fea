import type { BrowserContext, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { approve } from './support/screens/approval.ts';
import {
  addPicture,
  cartPanel,
  makeReady,
  openCart,
  orderButton,
  thanks,
} from './support/screens/cart.ts';
import { confirmDeletion } from './support/screens/confirmDeletion.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { showOtherShop } from './support/records/otherShop.ts';
import { people, signIn } from './support/screens/signIn.ts';

test.describe.configure({ timeout: 120_000 });

const openShop = (context: BrowserContext) => showOtherShop(context, { discounts: true });

test.beforeEach(({ context }) => openShop(context));

/** The photographer makes a code of 25 per cent, for each customer once. */
async function makeCode(page: Page, code: string): Promise<void> {
  await signIn(page, people.photographer, adminPath('priser'));
  await page.getByRole('button', { name: 'Ny rabatkode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny rabatkode' });
  await dialog.getByLabel('Kode', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(dialog.getByText('Skriv et tal fra 1 til 100')).toBeVisible();
  await dialog.getByLabel('Procent', { exact: true }).fill('25');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tilføj', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('25 % af prisen');
  await expect(row).toContainText('Én gang pr. kunde · Brugt 0 gange');
  await expectNoOverflow(page);
}

test('a code takes something off, from the cart to the approval', async ({
  page,
  otherPage: shop,
  request,
}) => {
  const code = `FEST${Date.now() % 1_000_000}`;
  await makeCode(page, code);

  await openShop(shop.context());
  const { email } = await newCustomer(request);
  await signIn(shop, email, routes.singleImages);
  await addPicture(shop);
  await openCart(shop);
  const field = cartPanel(shop).getByLabel('Rabatkode');
  await field.fill(code.toLowerCase());
  await field.press('Enter');
  await expect(cartPanel(shop).getByText(`Rabat (${code})`)).toBeVisible();
  await expect(orderButton(shop)).toHaveText(/261,75/);
  await expectAccessible(shop);
  await expectNoOverflow(shop);

  // It is kept with the cart.
  await shop.reload();
  await openCart(shop);
  await expect(orderButton(shop)).toHaveText(/261,75/);
  await makeReady(shop);
  await orderButton(shop).click();
  await expect(thanks(shop)).toBeVisible();
  await expect(shop.getByText(`Rabat (${code})`)).toBeVisible();

  await approve(page, email);
  await page.goto(adminPath('priser'));
  const row = page.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('Brugt 1 gang');
  await row.getByRole('button', { name: `Slet ${code}` }).click();
  await confirmDeletion(page);
  await expect(row).toBeHidden();
});
