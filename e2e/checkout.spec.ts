import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '#src/shared/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { signIn } from './support/signIn.ts';
import { solveBotCheck } from './support/solveBotCheck.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Din kurv' });
const bag = (page: Page) => page.getByRole('banner').getByRole('button', { name: /kurv/i });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tak for din ordre!' });
const order = (page: Page) => panel(page).getByRole('button', { name: 'Bestil' });

/** Signs a customer of their own in, and puts the first picture of the shop into the cart. */
async function fillCart(page: Page, request: APIRequestContext): Promise<void> {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await signIn(page, email, routes.singleImages);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Tilføj billede til kurv' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function openCart(page: Page): Promise<void> {
  await bag(page).click();
  await expect(panel(page)).toBeVisible();
}

async function makeReady(page: Page): Promise<void> {
  await panel(page)
    .getByRole('checkbox', { name: /fortrydelsesretten/ })
    .check();
  await solveBotCheck(page);
}

test('what is put into the cart can be taken out again @phone', async ({ page, request }) => {
  await fillCart(page, request);
  await openCart(page);
  await expectAccessible(page);
  await panel(page)
    .getByRole('button', { name: /^Fjern / })
    .click();
  await expect(page.getByText(/ blev fjernet fra kurven$/)).toBeVisible();
  await expect(panel(page).getByText('Din kurv er tom.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bag(page)).toBeFocused();
});

test('an order by MobilePay is placed once, and its page survives a reload @phone', async ({
  page,
  request,
}) => {
  await fillCart(page, request);
  await openCart(page);
  await makeReady(page);
  await order(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Betal med MobilePay' })).toBeVisible();
  await page.reload();
  await expect(thanks(page)).toBeVisible();
  await expectAccessible(page);
  await openCart(page);
  await expect(panel(page).getByText('Din kurv er tom.')).toBeVisible();
});

test('an order by bank names the account', async ({ page, request }) => {
  await fillCart(page, request);
  await openCart(page);
  await panel(page).getByRole('radio', { name: 'Kontant eller bankoverførsel' }).check();
  await makeReady(page);
  await order(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByText('Vendsyssel Sparekasse')).toBeVisible();
  await page.getByRole('link', { name: 'Tilbage til billederne' }).click();
  await expect(page).toHaveURL(routes.singleImages);
});

test('nothing is sent without a network, and the order goes through when it is back', async ({
  page,
  request,
  context,
  complaints,
}) => {
  await fillCart(page, request);
  await openCart(page);
  await makeReady(page);
  await context.setOffline(true);
  await order(page).click();
  await expect(
    panel(page).getByText(
      'Du er offline. Din kurv er gemt, og du kan bestille, når du har forbindelse igen.',
    ),
  ).toBeVisible();
  await context.setOffline(false);
  await order(page).click();
  await expect(thanks(page)).toBeVisible();
  // The browser notes each request that found no network.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_INTERNET');
});

test('what another tab takes out is gone here too', async ({ page, request, context }) => {
  await fillCart(page, request);
  await openCart(page);
  const tab = await context.newPage();
  await tab.goto(routes.prices);
  await openCart(tab);
  await panel(tab)
    .getByRole('button', { name: /^Fjern / })
    .click();
  await expect(panel(page).getByText('Din kurv er tom.')).toBeVisible();
});

test('without an order the confirmation leads to the pictures', async ({ page }) => {
  await page.goto(routes.orderConfirmation);
  await expect(page).toHaveURL(routes.singleImages);
});
