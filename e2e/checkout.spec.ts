import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import {
  addPicture,
  cartButton,
  cartPanel,
  makeReady,
  openCart,
  orderButton,
  thanks,
} from './support/screens/cart.ts';
import { doubleText } from './support/screens/doubleText.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { signIn } from './support/screens/signIn.ts';

/** Signs a customer of their own in, and puts a picture of the shop into the cart. */
async function fillCart(page: Page, request: APIRequestContext): Promise<void> {
  const { email } = await newCustomer(request);
  await signIn(page, email, routes.singleImages);
  await addPicture(page);
}

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

  test('with text of double size an order can be made, and Back leaves a menu that opens', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await fillCart(page, request);
    await openCart(page);
    await doubleText(page);
    await makeReady(page);
    await orderButton(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Åbn menu' }).click();
    await expect(page.getByRole('button', { name: 'Luk menu' })).toBeVisible();
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
  await page.goto(routes.orderHistory);
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('the cart is kept by the browser: another tab has it, without the session, and takes out for both', async ({
  page,
  request,
  context,
}) => {
  await fillCart(page, request);
  await openCart(page);
  const tab = await context.newPage();
  await tab.goto(routes.prices);
  await openCart(tab);
  await expect(
    cartPanel(tab).getByText('Du skal være logget ind for at oprette en MobilePay betaling'),
  ).toBeVisible();
  await cartPanel(tab)
    .getByRole('button', { name: /^Fjern / })
    .click();
  await expect(cartPanel(page).getByText('Din kurv er tom.')).toBeVisible();
});
