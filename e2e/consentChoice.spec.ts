import type { BrowserContext, Page } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newestLink, uniqueEmail } from './support/records/accounts.ts';
import { cartPanel, orderButton, thanks } from './support/screens/cart.ts';
import { showOtherShop } from './support/records/otherShop.ts';
import { fillRegistration } from './support/screens/registration.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';

test.use({ consent: null });

test.beforeEach(({ context }) => showOtherShop(context, { consent: 'choice' }));

const banner = (page: Page) => page.locator('[data-cookie-banner]');
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name });

async function answerBanner(page: Page, name: string): Promise<void> {
  await answer(page, name).click();
  await expect(banner(page)).toBeHidden();
}

/** Requests that nobody has said yes to: addresses outside, the bot check, and the files of the wall. */
function collectUnasked(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname, pathname, href } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    const isUnasked = /^\/recaptcha\/|^\/assets\/(?:question|answers)-/.test(pathname);
    if (hostname !== LOCAL_HOST || isUnasked) asked.push(href);
  });
  return asked;
}

test('without an answer the shop is open, and nothing is kept', async ({ page, context }) => {
  const unasked = collectUnasked(context);
  await page.goto(routes.home);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Enkeltbilleder' }).click();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Kurv' }).click();
  await expect(cartPanel(page)).toBeVisible();
  expect(unasked).toEqual([]);
  await page.goto(routes.cookiesDeclined);
  await expect(page).toHaveURL(routes.cookiePolicy);
  await expect(page.getByText('Du har ikke valgt endnu.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a guest who said no buys, from the registration to the order', async ({ page, context }) => {
  const unasked = collectUnasked(context);
  const email = uniqueEmail();
  await page.goto(`${routes.singleImages}?vis=billede-nordlys`);
  await answerBanner(page, 'Afvis');
  await expect(page).toHaveURL(`${routes.singleImages}?vis=billede-nordlys`);
  await page.getByRole('button', { name: 'Tilføj billede til kurv' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('main').getByRole('link', { name: 'Opret konto' }).click();
  await fillRegistration(page, { email });
  await page.getByRole('main').getByRole('button', { name: 'Opret konto' }).click();
  await expect(page).toHaveURL(routes.emailConfirmation);
  await page.goto(await newestLink(page.request, email, 'VERIFY_EMAIL'));
  await page.getByRole('main').getByRole('link', { name: 'Log ind' }).click();
  await page.getByLabel('Email eller mobilnummer').fill(email);
  await page.getByLabel('Adgangskode', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByText('Nordlys blev tilføjet til kurven')).toBeVisible();
  await page.getByRole('button', { name: 'Kurv, 1 vare' }).click();
  await cartPanel(page)
    .getByRole('checkbox', { name: /fortrydelsesretten/ })
    .check();
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(unasked).toEqual([]);
});
