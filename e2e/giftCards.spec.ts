import type { BrowserContext, Locator, Page } from '@playwright/test';
import { localGiftCards } from '#src/config/local.ts';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { addPicture, cartPanel, makeReady, openCart, orderButton, thanks } from './support/cart.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { showOtherShop } from './support/otherShop.ts';
import { people, signIn } from './support/signIn.ts';
import { solveBotCheck } from './support/solveBotCheck.ts';

test.describe.configure({ timeout: 120_000 });

const openShop = (context: BrowserContext) => showOtherShop(context, { giftCards: localGiftCards });

test.beforeEach(({ context }) => openShop(context));

/** The photographer approves the newest order of a customer. */
async function approve(page: Page, email: string): Promise<void> {
  await page.goto(adminPath('kontantbetaling'));
  const card = page.getByRole('article').filter({ hasText: email });
  await card.getByRole('button', { name: 'Godkend' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Godkend' }).click();
  await expect(page.getByText(/^Kontantbetaling godkendt!/)).toBeVisible();
}

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

/** The number of lines that a text takes. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });

test('a gift card is bought, approved, and pays a part of two orders', async ({
  page,
  otherPage: shop,
  request,
  complaints,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
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
  await useCode(shop, '0000-0000-0000-0000');
  await expect(cartPanel(shop).getByText('Gavekortet findes ikke.')).toBeVisible();
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
  await expect(cartPanel(shop).getByText('Det er brugt op bagefter.')).toBeVisible();
  await expect(orderButton(shop)).toHaveText(/^Bestil og betal 148,00/);
  await makeReady(shop);
  await orderButton(shop).click();
  await expect(thanks(shop)).toBeVisible();
  await expect(shop.getByText(/^Send 148,00/)).toBeVisible();
  await page.goto(adminPath('kontantbetaling'));
  const waiting = page.getByRole('article').filter({ hasText: email });
  await expect(waiting).toContainText('At betale');
  await expect(waiting).toContainText('148,00');
  await approve(page, email);

  // Nothing is left, as the customer and the photographer see.
  await shop.goto(routes.singleImages);
  await addPicture(shop);
  await openCart(shop);
  await useCode(shop, code);
  await expect(cartPanel(shop).getByText('Gavekortet er brugt op.')).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('/api/find-gift-card');
  await page.goto(adminPath('priser'));
  await page.getByLabel('Søg på kode eller ordre').fill(code);
  const row = page.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText(/0,00.kr tilbage af 500,00/);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('the photographer issues a card by hand, blocks it and pays it out', async ({
  page,
  complaints,
}) => {
  await signIn(page, people.photographer, adminPath('priser'));
  await page.getByRole('button', { name: 'Udsted gavekort' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Udsted', exact: true }).click();
  await expect(dialog.getByText('Skriv et beløb fra 1 til 100.000')).toBeVisible();
  await dialog.getByLabel('Beløb i kr.').fill('400');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Udsted', exact: true }).click();
  await expect(dialog.getByText('Gavekortet er udstedt')).toBeVisible();
  const code = (await dialog.getByText(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Luk', exact: true }).last().click();

  const row = page.getByRole('listitem').filter({ hasText: code });
  const change = async (button: string, done: string) => {
    await row.getByRole('button', { name: new RegExp(`^${button} `) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByText(done)).toBeVisible();
  };
  await expect(row).toContainText(/400,00.kr tilbage af 400,00/);
  await expect(row.getByRole('button')).toHaveCount(2);
  const size = page.viewportSize();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await linesOf(row.getByRole('heading', { name: code })), `${width} px`).toBe(1);
    await expectNoOverflow(page);
  }
  if (size) await page.setViewportSize(size);
  await change('Spær', 'Gavekortet er spærret');
  await expect(row).toContainText('Spærret');
  await row.getByRole('button', { name: /^Åbn gavekort/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Åbn igen' }).click();
  await expect(page.getByText('Gavekortet er åbnet igen')).toBeVisible();
  await change('Udbetal', 'Gavekortet er markeret som udbetalt');
  await expect(row).toContainText(/0,00.kr tilbage af 400,00/);
  expect(complaints).toEqual([]);
});
