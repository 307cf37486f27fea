import type { BrowserContext, Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import { addPicture, makeReady, openCart, orderButton } from './support/screens/cart.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { showOtherShop } from './support/records/otherShop.ts';
import { leadBackByPage, paymentsOf, providerOrigin } from './support/records/provider.ts';
import { people, signIn } from './support/screens/signIn.ts';

/** The way to the provider leads through three calls of functions, the first of which start them. */
const FUNCTIONS_LIMIT_MS = 60_000;

const showAutomaticShop = (context: BrowserContext) =>
  showOtherShop(context, { payments: { mobilePay: 'automatic', card: false } });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Answers on the provider's page, which leads back to the shop. */
async function answer(page: Page, name: 'approve' | 'reject'): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${providerOrigin}/payment`), {
    timeout: FUNCTIONS_LIMIT_MS,
  });
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(/ordre=/);
}

test('an order is paid in the app at the second try, downloaded, and its money sent back @phone', async ({
  page,
  otherPage: photographer,
  request,
}) => {
  test.setTimeout(240_000);
  await showAutomaticShop(page.context());
  await leadBackByPage(page.context());
  const { email } = await newCustomer(request);
  await signIn(page, email, routes.singleImages);
  await addPicture(page);
  await openCart(page);
  await makeReady(page);
  await orderButton(page).click();
  await answer(page, 'reject');
  await expect(title(page, 'Betalingen blev afbrudt')).toBeVisible();
  await expectAccessible(page);
  const id = new URL(page.url()).searchParams.get('ordre') ?? '';
  await page.getByRole('button', { name: 'Prøv igen med MobilePay' }).click();
  await answer(page, 'approve');
  await expect(title(page, 'Tak, din betaling er modtaget')).toBeVisible();
  const paid = page.url();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Hent dine billeder' }).click();
  const bought = page.getByRole('article');
  await expect(bought.getByText('Købt', { exact: true })).toBeVisible();
  await expect(bought.getByRole('button', { name: /^Download/ }).first()).toBeVisible();
  // The money is collected once the pictures are copied: the page asks, as does a sweep every five minutes.
  await expect(async () => {
    await page.goto(paid);
    await expect(title(page, 'Tak, din betaling er modtaget')).toBeVisible();
    expect(await paymentsOf(request, id)).toMatchObject([{ captured: 0 }, { captured: 34_900 }]);
  }).toPass({ timeout: FUNCTIONS_LIMIT_MS });

  await showAutomaticShop(photographer.context());
  await signIn(photographer, people.photographer, adminPath('kundepanel', { order: id }));
  const order = photographer.getByRole('dialog').filter({ hasText: id });
  await order.getByRole('button', { name: 'Betal tilbage' }).click({ timeout: FUNCTIONS_LIMIT_MS });
  await photographer.getByRole('button', { name: 'Send pengene tilbage' }).click();
  await expect(order.getByText(/349,00\skr: Pengene er sendt tilbage$/)).toBeVisible({
    timeout: FUNCTIONS_LIMIT_MS,
  });
  expect(await paymentsOf(request, id)).toMatchObject([
    { captured: 0, refunded: 0 },
    { captured: 34_900, refunded: 34_900 },
  ]);
});
