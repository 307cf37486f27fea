import type { BrowserContext, Page } from '@playwright/test';
import { localGiftCards } from '#src/config/local.ts';
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
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { showOtherShop } from './support/records/otherShop.ts';
import { people, signIn } from './support/screens/signIn.ts';
import { solveBotCheck } from './support/screens/solveBotCheck.ts';

test.describe.configure({ timeout: 120_000 });

const openShop = (context: BrowserContext) => showOtherShop(context, { giftCards: localGiftCards });

test.beforeEach(({ context }) => openShop(context));

/** Buys a card of 500 kroner. */
async function buyGiftCard(shop: Page): Promise<void> {
  await shop.goto(routes.prices);
  await shop.getByRole('radio', { name: /^500/ }).check();
  await expectAccessible(shop);
  await expectNoOverflow(shop);
  await shop.getByRole('button', { name: 'Læg i kurven' }).click();
  await openCart(shop);
  await expect(cartPanel(shop).getByText(/^Et gavekort gælder i 3 år/)).toBeVisible();
  await expectAccessible(shop);
  await cartPanel(shop)
    .getByRole('checkbox', { name: /vilkårene for gavekort/ })
    .check();
  await solveBotCheck(shop);
  await expect(orderButton(shop)).toHaveText(/^Bestil og betal 500,00/);
  await orderButton(shop).click();
  await expect(thanks(shop)).toBeVisible();
  await expectNoOverflow(shop);
}

/** Puts a code into the open cart. */
async function useCode(shop: Page, code: string): Promise<void> {
  const field = cartPanel(shop).getByLabel('Gavekort', { exact: true });
  await field.fill(code.toLowerCase());
  await field.press('Enter');
}

test('a gift card is bought, approved, and pays a part of two orders', async ({
  page,
  otherPage: shop,
  request,
}) => {
  const { email } = await newCustomer(request);
  await openShop(shop.context());
  await signIn(shop, email, routes.prices);
  await buyGiftCard(shop);

  await signIn(page, people.photographer, adminPath('kontantbetaling'));
  await approve(page, email);

  // The code stands in the purchase history, and on a sheet to print.
  await shop.goto(routes.orderHistory);
  const order = shop.getByRole('article').first();
  const show = order.getByRole('button', { name: /^Vis og udskriv gavekort/ });
  const code = ((await show.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';
  expect(code).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  await expect(order.getByRole('button', { name: /Download/ })).toHaveCount(0);
  await show.click();
  await expect(shop.getByRole('dialog', { name: 'Gavekort' }).getByText(code)).toBeVisible();
  await expectAccessible(shop);
  await expectNoOverflow(shop);
  await shop.keyboard.press('Escape');

  // A picture of 349 kroner: the card pays everything, and 151 kroner are left.
  await shop.goto(routes.singleImages);
  await addPicture(shop);
  await openCart(shop);
  await useCode(shop, code);
  await expect(cartPanel(shop).getByText(/Der er 151,00.kr tilbage bagefter/)).toBeVisible();
  await expect(orderButton(shop)).toHaveText(/^Bestil og betal 0,00/);
  await expectAccessible(shop);
  await makeReady(shop);
  await orderButton(shop).click();
  await expect(shop.getByText('Der er ikke noget at betale')).toBeVisible();
  await expectNoOverflow(shop);
  await approve(page, email);

  // A second order pays only what is left, and the rest in money.
  await shop.goto(routes.singleImages);
  await addPicture(shop, 'Træet på muren');
  await openCart(shop);
  await useCode(shop, code);
  await expect(orderButton(shop)).toHaveText(/^Bestil og betal 148,00/);
  await makeReady(shop);
  await orderButton(shop).click();
  await expect(shop.getByText(/^Send 148,00/)).toBeVisible();
  await approve(page, email);

  // Nothing is left, as the photographer sees.
  await page.goto(adminPath('priser'));
  await page.getByLabel('Søg på kode eller ordre').fill(code);
  const row = page.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText(/0,00.kr tilbage af 500,00/);
  await expectAccessible(page);
  await expectNoOverflow(page);
});
