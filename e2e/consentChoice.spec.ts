import type { BrowserContext, Page } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { profilePath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, newestLink, sendResetMail, uniqueEmail } from './support/accounts.ts';
import { downloadPicture } from './support/archives.ts';
import { cartPanel, orderButton, thanks } from './support/cart.ts';
import { showOtherShop } from './support/otherShop.ts';
import { doubleText } from './support/doubleText.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { caughtMails } from './support/provider.ts';
import { placePurchase } from './support/purchases.ts';
import { fillRegistration } from './support/registration.ts';
import { people, signIn } from './support/signIn.ts';
import { botCheckBox, solveBotCheck } from './support/solveBotCheck.ts';
import { uniqueName } from './support/uniqueName.ts';
import { DEMO_PASSWORD } from '../tools/seed/accounts.ts';

test.use({ consent: null });

test.beforeEach(({ context }) => showOtherShop(context, { consent: 'choice' }));

const banner = (page: Page) => page.locator('[data-cookie-banner]');
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name });
const allowBotCheck = (page: Page) =>
  page.getByRole('button', { name: 'Tillad robot-tjek fra Google' });

async function answerBanner(page: Page, name: string): Promise<void> {
  await answer(page, name).click();
  await expect(banner(page)).toBeHidden();
}

/** Requests that nobody has said yes to: addresses outside, the bot check and whatever listens. */
function collectUnasked(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname, pathname, href } = new URL(request.url());
    if (!protocol.startsWith('http')) return;
    if (hostname !== LOCAL_HOST || pathname.startsWith('/recaptcha/')) asked.push(href);
  });
  return asked;
}

/** The files of the wall, which the visitors of this shop have no use for. */
function collectWall(context: BrowserContext): string[] {
  const fetched: string[] = [];
  context.on('request', (request) => {
    if (/\/assets\/(?:question|answers)-/.test(request.url())) fetched.push(request.url());
  });
  return fetched;
}

const keptNames = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('without an answer the shop is open, and nothing is kept', async ({ page, context }) => {
  const unasked = collectUnasked(context);
  const wall = collectWall(context);
  await page.goto(routes.home);
  await expect(banner(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Enkeltbilleder' }).click();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Kurv' }).click();
  await expect(cartPanel(page)).toBeVisible();
  expect(wall).toEqual([]);
  await page.goto(routes.cookiesDeclined);
  await expect(page).toHaveURL(routes.cookiePolicy);
  await expect(page.getByText('Du har ikke valgt endnu.')).toBeVisible();
  expect(await keptNames(page)).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(unasked).toEqual([]);
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

test('a customer who said no downloads what they bought @long', async ({
  page,
  context,
  request,
}) => {
  const unasked = collectUnasked(context);
  const email = uniqueEmail();
  const buyer = { email, uid: await createAccount(request, { email }) };
  await placePurchase(buyer, { items: [{ id: 'single', name: 'Klit', type: 'image' }] });
  await page.goto(routes.cookiePolicy);
  await page.getByRole('button', { name: 'Afvis alle' }).click();
  await signIn(page, email, routes.orderHistory);
  await page.getByRole('button', { name: 'Vis detaljer' }).click();
  await downloadPicture(page, 'Klit', 'Download med dit navn');
  expect(unasked).toEqual([]);
});

test('a yes is logged, keeps the visitor where they are, and holds in the other tab @long', async ({
  page,
  context,
  request,
}) => {
  const email = uniqueEmail();
  await createAccount(request, { email });
  await sendResetMail(request, email);
  const link = await newestLink(request, email, 'PASSWORD_RESET');
  const otherTab = await context.newPage();
  await otherTab.goto(routes.prices);
  await expect(banner(otherTab)).toBeVisible();
  await page.goto(`${link}#main`);
  await expect(page.getByText(`Til kontoen ${email}`)).toBeVisible();
  const logged = page.waitForResponse('**/api/log-consent');
  await answerBanner(page, 'Accepter');
  expect((await logged).ok(), 'the server logs the answer').toBe(true);
  await expect(page).toHaveURL(`${link}#main`);
  await expect(page.getByText(`Til kontoen ${email}`)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(banner(otherTab)).toBeHidden();
  await otherTab.goto(routes.login);
  await expect(botCheckBox(otherTab)).toBeVisible();
  await expect(banner(otherTab)).toBeHidden();
});

test('a choice is made by keyboard, changed later, and nobody is led away', async ({ page }) => {
  await page.goto(routes.prices);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  for (const name of ['Afvis', 'Accepter', 'Tilpas']) {
    await page.keyboard.press('Tab');
    if (name === 'Afvis') await page.keyboard.press('Tab');
    await expect(answer(page, name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('switch', { name: 'Statistik' })).toBeChecked();
  await expectAccessible(page);
  await answerBanner(page, 'Gem mit valg');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookieindstillinger' }).click();
  const status = page.getByText('Du har sagt ja til statistik.');
  await expect(status).toBeInViewport();
  await page.getByRole('switch', { name: 'Statistik' }).click();
  await page.getByRole('button', { name: 'Gem mit valg' }).click();
  await expect(page.getByText('Du har sagt nej til alt, der ikke er nødvendigt.')).toBeVisible();
  await expect(page).toHaveURL(/cookies-politik/);
  await page.goBack();
  await expect(page).toHaveURL(routes.prices);
  await expect(banner(page)).toBeHidden();
});

test('above a picture the purposes stand beside the question @long', async ({ page }) => {
  await page.goto(`${routes.singleImages}?vis=billede-nordlys`);
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Tilpas' }).click();
  const question = await viewer.getByText('Kurven og dit login virker uden videre').boundingBox();
  const purpose = await viewer.getByRole('switch', { name: 'Statistik' }).boundingBox();
  expect(question?.width).toBeGreaterThan(300);
  expect(purpose?.x).toBeGreaterThan((question?.x ?? 0) + (question?.width ?? 0));
});

test('the settings of the profile change the answer too @long', async ({ page }) => {
  await signIn(page, people.customer, profilePath('cookies'));
  await page.getByRole('button', { name: 'Accepter alle' }).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('switch', { name: 'Robot-tjek' })).toBeChecked();
  await expect(page).toHaveURL(profilePath('cookies'));
});

test('the contact form asks for the bot check itself, and has another way @long', async ({
  page,
  context,
  request,
}) => {
  const unasked = collectUnasked(context);
  await page.goto(routes.contact);
  await answerBanner(page, 'Afvis');
  const send = page.getByRole('button', { name: 'Send besked' });
  await expect(allowBotCheck(page)).toBeVisible();
  await expect(send).toBeDisabled();
  const form = page.getByRole('group', { name: 'reCAPTCHA verificering' });
  await expect(form.getByRole('link', { name: 'kontakt@jerslevfoto.example' })).toBeVisible();
  await expectAccessible(page);
  expect(unasked).toEqual([]);

  const subject = uniqueName('Valg');
  await page.getByLabel('Navn').fill('Ida Holm');
  await page.getByLabel('Email').fill('ida@kunde.example');
  await page.getByLabel('Emne').fill(subject);
  await page.getByRole('textbox', { name: 'Besked' }).fill('Har du tid den 6. juni?');
  await allowBotCheck(page).click();
  await solveBotCheck(page);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Besked Sendt!' })).toBeFocused();
  expect(await caughtMails(request, subject)).toHaveLength(1);
});

test('on the narrowest screen with text of double size every answer can be reached @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(routes.prices);
  await doubleText(page);
  await expect(banner(page)).toBeVisible();
  await expectNoOverflow(page);
  await answer(page, 'Tilpas').click();
  await expectNoOverflow(page);
  const hidden = await banner(page).evaluate((part) => part.scrollWidth - part.clientWidth);
  expect(hidden).toBeLessThanOrEqual(0);
  await answer(page, 'Gem mit valg').scrollIntoViewIfNeeded();
  await expect(answer(page, 'Gem mit valg')).toBeInViewport();
  await answerBanner(page, 'Afvis alle');
});
