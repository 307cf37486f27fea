import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import {
  addPicture,
  cartButton,
  cartPanel,
  makeReady,
  openCart,
  orderButton,
  orderOffline,
  thanks,
} from './support/cart.ts';
import { changeLists } from './support/catalogue.ts';
import { doubleText } from './support/doubleText.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { signIn } from './support/signIn.ts';
import { solveBotCheck } from './support/solveBotCheck.ts';

/** Signs a customer of their own in, and puts a picture of the shop into the cart. */
async function fillCart(page: Page, request: APIRequestContext): Promise<void> {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(page, email, routes.singleImages);
  await addPicture(page);
}

test('what is put into the cart can be taken out again @phone-long', async ({ page, request }) => {
  await fillCart(page, request);
  await openCart(page);
  await expectAccessible(page);
  await cartPanel(page)
    .getByRole('button', { name: /^Fjern / })
    .click();
  const removed = page.getByText(/ blev fjernet fra kurven$/);
  await expect(removed).toBeVisible();
  // The message keeps its height between the head and the foot of the panel.
  expect((await removed.locator('..').boundingBox())?.height).toBeLessThan(120);
  await expect(cartPanel(page).getByText('Din kurv er tom.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('Back closes the cart, and the page stays', async ({ page }) => {
    await page.goto(routes.prices);
    await page.goto(routes.singleImages);
    await openCart(page);
    await page.goBack();
    await expect(cartPanel(page)).toBeHidden();
    await expect(page).toHaveURL(routes.singleImages);
    await expect(cartButton(page)).toBeFocused();
    await openCart(page);
    await page.keyboard.press('Escape');
    await expect(cartPanel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(routes.prices);
  });

  test('with text of double size an order can be made', async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await fillCart(page, request);
    await openCart(page);
    await doubleText(page);
    await makeReady(page);
    await orderButton(page).click();
    await expect(thanks(page)).toBeVisible();
  });
});

test('an order by MobilePay is placed once, and its page survives a reload @main @phone', async ({
  page,
  request,
}) => {
  await fillCart(page, request);
  await openCart(page);
  await makeReady(page);
  await orderButton(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await expectAccessible(page);
  await openCart(page);
  await expect(cartPanel(page).getByText('Din kurv er tom.')).toBeVisible();
  await expectOneOrder(page);
});

test('an order by bank names the account', async ({ page, request }) => {
  await fillCart(page, request);
  await openCart(page);
  await cartPanel(page).getByRole('radio', { name: 'Kontant eller bankoverførsel' }).check();
  await makeReady(page);
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Vendsyssel Sparekasse')).toBeVisible();
  await page.getByRole('link', { name: 'Tilbage til billederne' }).click();
  await expect(page).toHaveURL(routes.singleImages);
});

test('nothing is sent without a network, and the order goes through when it is back', async ({
  page,
  request,
  complaints,
}) => {
  await fillCart(page, request);
  await openCart(page);
  await makeReady(page);
  await orderOffline(page);
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
  // The browser notes each request that found no network.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_INTERNET');
});

test('what another tab takes out is gone here too @long', async ({ page, request, context }) => {
  await fillCart(page, request);
  await openCart(page);
  const tab = await context.newPage();
  await tab.goto(routes.prices);
  await openCart(tab);
  await cartPanel(tab)
    .getByRole('button', { name: /^Fjern / })
    .click();
  await expect(cartPanel(page).getByText('Din kurv er tom.')).toBeVisible();
});

test('without an order the confirmation leads to the pictures', async ({ page }) => {
  await page.goto(routes.orderConfirmation);
  await expect(page).toHaveURL(routes.singleImages);
});

const WRITES = '**/documents:commit*';

async function expectOneOrder(page: Page): Promise<void> {
  await page.goto(routes.orderHistory);
  await expect(page.getByRole('article')).toHaveCount(1);
}

test('what has changed in the shop is said before it is ordered', async ({ page, request }) => {
  await fillCart(page, request);
  await changeLists(page, (documents) =>
    documents.map((document) => ({
      ...document,
      fields: { ...document.fields, price: { integerValue: '12345' } },
    })),
  );
  await openCart(page);
  await expect(cartPanel(page).getByText(/ koster nu 12\.345,00\skr \(før /)).toBeVisible();
  await orderButton(page).click();
  await expect(cartPanel(page).getByRole('button', { name: 'Opdater pris' })).toBeVisible();
  await cartPanel(page).getByRole('button', { name: 'Opdater pris' }).click();
  await expect(cartPanel(page).getByText('12.345,00 kr').last()).toBeVisible();
  await page.keyboard.press('Escape');

  await changeLists(page, () => []);
  await openCart(page);
  await expect(cartPanel(page).getByText(/ er ikke længere til salg\.$/)).toBeVisible();
  await cartPanel(page)
    .getByRole('button', { name: /^Fjern / })
    .first()
    .click();
  await expect(cartPanel(page).getByText('Din kurv er tom.')).toBeVisible();
});

test('an order whose answer is lost can be sent again, also after a reload, and exists once @long', async ({
  page,
  request,
  complaints,
}) => {
  await fillCart(page, request);
  await openCart(page);
  await makeReady(page);
  // The order arrives, but the answer is lost.
  await page.route(WRITES, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await orderButton(page).click();
  const unconfirmed = cartPanel(page).getByRole('heading', { name: 'Ikke bekræftet endnu' });
  await expect(unconfirmed).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await openCart(page);
  await expect(unconfirmed).toBeVisible();
  await page.unroute(WRITES);
  await cartPanel(page).getByRole('button', { name: 'Prøv igen' }).click();
  await expect(thanks(page)).toBeVisible();
  await expectOneOrder(page);
  // The browser and the SDK note each answer that was lost.
  complaints.length = 0;
});

test('a refused order leaves the cart as it is @long', async ({ page, request, complaints }) => {
  await fillCart(page, request);
  await openCart(page);
  await makeReady(page);
  const error = { code: 403, status: 'PERMISSION_DENIED', message: 'no' };
  await page.route(WRITES, (route) => route.fulfill({ status: 403, json: [{ error }] }));
  await orderButton(page).click();
  await expect(
    page.getByText('Der opstod en fejl ved oprettelse af MobilePay betaling. Prøv igen.'),
  ).toBeVisible();
  await page.unroute(WRITES);
  await solveBotCheck(page);
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expectOneOrder(page);
  complaints.length = 0;
});

test('a guest keeps the cart, and signs in to order', async ({ page, request, context }) => {
  await fillCart(page, request);
  // The session ends with its tab; the cart is kept by the browser.
  const tab = await context.newPage();
  await tab.goto(routes.prices);
  await openCart(tab);
  await expect(
    cartPanel(tab).getByText('Du skal være logget ind for at oprette en MobilePay betaling'),
  ).toBeVisible();
  await cartPanel(tab).getByRole('radio', { name: 'Kontant eller bankoverførsel' }).check();
  await expect(
    cartPanel(tab).getByText('Du skal være logget ind for at oprette en kontantbetaling'),
  ).toBeVisible();
  await cartPanel(tab).getByRole('link', { name: 'Log ind' }).click();
  await expect(tab).toHaveURL(/\/login\?redirect=%2Fpriser$/);
});
