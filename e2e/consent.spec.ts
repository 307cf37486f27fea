import type { Page } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';

const banner = (page: Page) => page.locator('[data-cookie-banner]');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Acceptér cookies' });
const decline = (page: Page) => banner(page).getByRole('button', { name: 'Afvis cookies' });

const cartButton = (page: Page) => page.getByRole('button', { name: 'Kurv' });

/** The addresses that the browser asks, as long as they fit. */
function collectAsked(page: Page, fits: (url: URL) => boolean): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && fits(url)) asked.push(url.href);
  });
  return asked;
}

const isOutside = ({ hostname }: URL): boolean => hostname !== LOCAL_HOST;
const isListening = ({ pathname }: URL): boolean => pathname.endsWith('/Listen/channel');

test.use({ consent: null });

test('the question covers neither words nor button of the hero @phone', async ({ page }) => {
  await page.goto(routes.home);
  // That of the first page stays until the application's own is there.
  const question = page.locator('#root [data-cookie-banner]');
  await expect(question).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const below = [title, page.getByRole('link', { name: 'Se portfolio' })];
  // The application takes the place of the first page meanwhile: an element may be gone when it is measured.
  await expect(async () => {
    const box = await question.boundingBox();
    const end = (box?.y ?? Infinity) + (box?.height ?? 0);
    for (const part of below) expect((await part.boundingBox())?.y).toBeGreaterThan(end);
  }).toPass();
});

test('a yes opens the site and leads to the front page @main @phone-long', async ({ page }) => {
  await page.goto(routes.singleImages);
  await accept(page).click();
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toBeHidden();
  await expect(cartButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(cartButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(banner(page)).toBeHidden();
});

test('a no closes the site, and can be reconsidered @main @phone-long', async ({ page }) => {
  await page.goto(routes.singleImages);
  await page.evaluate(() => {
    document.cookie = '_ga_TEST=1; path=/';
  });
  await decline(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('body')).toHaveClass('declined');
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');

  await page.goto(routes.singleImages);
  await expect(page).toHaveURL('/');
  await banner(page).getByRole('link', { name: 'Se, hvad det betyder' }).click();
  await expect(page.getByRole('heading', { name: 'Siden kræver cookies' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'kontakt@jerslevfoto.example' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatlivspolitik' }).click();
  await expect(page).toHaveURL(routes.privacyPolicy);
  await page.goBack();

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Overvej igen' }).click();
  await reloaded;
  await expect(decline(page)).toBeVisible();
  await expect(page.locator('body')).not.toHaveClass('declined');
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
});

test('the answer of one tab holds in the other', async ({ page }) => {
  const otherTab = await page.context().newPage();
  await otherTab.goto(routes.singleImages);
  await expect(banner(otherTab)).toBeVisible();
  await page.goto(routes.home);
  await accept(page).click();
  await expect(banner(otherTab)).toBeHidden();
  await page.goto(routes.cookiePolicy);
  await expect(otherTab).toHaveURL(routes.singleImages);

  await page.getByRole('button', { name: 'Afvis cookies' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afvis cookies' }).click();
  await expect(otherTab).toHaveURL('/');
  await expect(page).toHaveURL('/');
});

test('the question comes before the header by keyboard, and is no dialog', async ({ page }) => {
  await page.goto(routes.singleImages);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Spring til indhold' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Læs cookiepolitikken' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(decline(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toBeHidden();
});

test('the question is reachable above a shared picture, and leads back to it @phone', async ({
  page,
}) => {
  await page.goto(`${routes.singleImages}?vis=billede-nordlys`);
  const viewer = page.getByRole('dialog');
  const question = viewer.getByRole('region', { name: 'Cookies' });
  await expect(question).toBeVisible();
  const buy = viewer.getByRole('button', { name: 'Tilføj billede til kurv' });
  await expect(buy).toBeInViewport();
  await buy.click();
  const refusal = page.getByText('Du skal acceptere cookies for at bruge kurven');
  await expect(refusal).toBeVisible();
  await expect(question).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Acceptér cookies' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(refusal).toBeHidden();
  const back = page.getByRole('link', { name: 'Fortsæt til Nordlys' });
  await expect(back).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${routes.singleImages}?vis=billede-nordlys`);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Nordlys' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(back).toBeHidden();
});

test('nobody outside is asked, neither before a yes nor after it', async ({ page }) => {
  const strangers = collectAsked(page, isOutside);
  for (const path of [routes.home, routes.singleImages, routes.cookiePolicy, routes.login]) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
  }
  expect(strangers).toEqual([]);
  await accept(page).click();
  await expect(page).toHaveURL('/');
  await page.goto(routes.singleImages);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  expect(strangers).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
});

test('nobody outside is asked while the database is away', async ({ page, complaints }) => {
  const strangers = collectAsked(page, isOutside);
  await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort());
  await page.route('**/documents*/**', (route) => route.abort());
  await page.goto(routes.singleImages);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(strangers).toEqual([]);
  // The browser itself notes every request that failed.
  complaints.length = 0;
});

test('nobody is listened to before a yes, and what changes is followed after it', async ({
  page,
}) => {
  const channels = collectAsked(page, isListening);
  const logo = page.waitForResponse((answer) => answer.url().includes('/site-config/branding'));
  await page.goto(routes.singleImages);
  await logo;
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await expect(banner(page)).toBeVisible();
  // Live queries begin when the page has nothing else to do.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(channels).toEqual([]);
  await accept(page).click();
  await expect.poll(() => channels.length).toBeGreaterThan(0);
});

test('the question is answered before the application is there, which keeps to it', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('banner').getByRole('link', { name: 'Priser' });
  await expect(link).toHaveAttribute('aria-disabled', 'true');
  await accept(page).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(link).not.toHaveAttribute('aria-disabled');
  release();
  await expect(page.locator('#shell header')).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL('/priser');
  await expect(banner(page)).toHaveCount(0);
});

test('a yes is forgotten when the shop changes to a question for each purpose', async ({
  page,
  context,
}) => {
  await page.goto(routes.home);
  await accept(page).click();
  await expect(banner(page)).toBeHidden();
  // The record is that of one browser here, because every journey reads the same one.
  await context.route('**/documents/settings/public*', async (route) => {
    const response = await route.fetch();
    const record = (await response.json()) as { fields?: object };
    const fields = { ...record.fields, consent: { stringValue: 'choice' } };
    await route.fulfill({ response, json: { ...record, fields } });
  });
  await page.reload();
  await expect(banner(page).getByRole('button', { name: 'Accepter', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
