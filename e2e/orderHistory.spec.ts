import type { Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { NORDLYS, placeOrder } from './support/records/orders.ts';
import { placePurchase } from './support/records/purchases.ts';
import { signIn } from './support/screens/signIn.ts';

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByLabel('Søg i dine køb');

test('a customer finds, opens and prints what they have bought @main @phone-long', async ({
  page,
  request,
}) => {
  const buyer = await newCustomer(request);
  const { orderId } = await placePurchase(buyer, {
    items: [
      { id: 'album', name: 'Vesterhavet', type: 'album', pictures: ['Bølge', 'Sand'] },
      { id: 'klit', name: 'Klit', type: 'image', isGone: true },
    ],
  });
  await placeOrder([NORDLYS], buyer);
  await signIn(page, buyer.email, routes.userDashboard);
  await expect(cards(page)).toHaveCount(2);
  // A picture that the shop has no more is read from the archive.
  const bought = cards(page).filter({ hasText: orderId });
  await bought.scrollIntoViewIfNeeded();
  await expect(bought.locator('img[src^="blob:"]')).toBeVisible();

  await search(page).fill('klit');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Vis detaljer' }).click();
  await expect(bought.getByText('79,60 kr')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kvittering' }).click();
  const receipt = page.getByRole('dialog', { name: 'Kvittering' });
  await expect(receipt.getByText('398,00 kr', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await search(page).fill('nordlys');
  await page.getByRole('link', { name: 'Sådan betaler du' }).click();
  await expect(page.getByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
});
