import type { Locator, Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { doubleText } from './support/doubleText.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { people, signIn } from './support/signIn.ts';
import { botCheckBox } from './support/solveBotCheck.ts';

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const header = (page: Page) => page.getByRole('banner');
const openMenu = (page: Page) => page.getByRole('button', { name: 'Åbn menu' }).click();
const menu = (page: Page) => page.getByRole('dialog', { name: 'Hovedmenu' });

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the header leads to the pages, and marks the one that is shown', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(routes.home);
  await header(page).getByRole('link', { name: 'Enkeltbilleder' }).click();
  await expect(title(page, 'Enkeltbilleder')).toBeVisible();
  const current = header(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('Enkeltbilleder');
  await page.goto(routes.gallery);
  await expect(current).toHaveText('Billedlevering');

  const logo = header(page).getByRole('img', { name: 'Jerslev Foto' });
  await expect(logo).toBeVisible();
  const lineHeight = (await header(page).boundingBox())?.height;
  for (const width of [1090, 1140, 1170]) {
    await page.setViewportSize({ ...DESKTOP, width });
    await expect.poll(async () => (await header(page).boundingBox())?.height).toBe(lineHeight);
  }
});

test('the menu of a phone leads on, and closes with Escape @main @phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(routes.home);
  await openMenu(page);
  await expect(menu(page).getByRole('link', { name: 'Opret konto' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Åbn menu' })).toBeFocused();

  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Enkeltbilleder' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(title(page, 'Enkeltbilleder')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the account of a customer @phone', async ({ page }) => {
  await signIn(page, people.customer);
  await page.getByRole('button', { name: 'Brugermenu' }).click();
  const account = page.getByRole('menu');
  await expect(account).toContainText(people.customer);
  await expect(account.getByRole('menuitem')).toHaveText([
    'Profil indstillinger',
    'Købshistorik',
    'Log ud',
  ]);
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard', includeHidden: true }),
  ).toHaveAttribute('href', routes.userDashboard);
  await account.getByRole('menuitem', { name: 'Log ud' }).click();
  await expect(page.getByText('Logget ud', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Brugermenu' })).toBeHidden();
});

test('an address that nobody knows shows the front page @phone-long', async ({ page }) => {
  await page.goto('/findes/slet-ikke');
  await expect(title(page, /.+/)).toBeVisible();
  await expect(page).toHaveTitle('Jerslev Foto');
});

test('a page begins at its top, and is found again where it was left @phone-long', async ({
  page,
}) => {
  await page.goto(routes.singleImages);
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  const privacyPolicy = page.getByRole('contentinfo').getByRole('link', {
    name: 'Privatlivspolitik',
  });
  await privacyPolicy.scrollIntoViewIfNeeded();
  const toTop = page.getByRole('button', { name: 'Til toppen' });
  await expect(toTop).toBeVisible();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(50);
  await expect
    .poll(() => page.evaluate(() => (window.history.state as { scrollY?: number }).scrollY))
    .toBe(left);

  await privacyPolicy.click();
  await expect(title(page, 'Privatlivspolitik')).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(title(page, 'Enkeltbilleder')).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(left);

  await toTop.click();
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(toTop).toBeHidden();
});

test('without a network it says so, and when it is back @phone-long', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto(routes.privacyPolicy);
  await expect(title(page, 'Privatlivspolitik')).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByText('Du er offline. Siden prøver igen, når forbindelsen er tilbage.');
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Du er online igen.')).toBeVisible();
  await expect(notice).toBeHidden();
  // The browser itself notes what could not be fetched meanwhile.
  complaints.length = 0;
});

test('header, menus and footer are accessible @phone', async ({ page }) => {
  await page.goto(routes.cookiesDeclined);
  await expect(title(page, 'Siden kræver cookies')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page);
});

test('with text of double size everything fits the narrowest screen, in whole words', async ({
  page,
}) => {
  const sorting = page.getByRole('combobox', { name: 'Sortering' });
  const pages = [
    { path: routes.albums, last: sorting },
    { path: routes.singleImages, last: sorting },
    { path: routes.portfolio, last: sorting },
    { path: routes.contact, last: botCheckBox(page) },
    { path: routes.about, last: page.getByRole('heading', { level: 2, name: 'Udstyr' }) },
    { path: routes.prices, last: page.getByRole('heading', { level: 3 }).last() },
    { path: routes.home, last: page.getByRole('link', { name: 'Se portfolio' }) },
  ];
  await page.setViewportSize(NARROWEST);
  for (const { path, last } of pages) {
    await page.goto(path);
    await expect(last).toBeVisible();
    await doubleText(page);
    await expectNoOverflow(page);
  }
  await openMenu(page);
  await expect(menu(page)).toBeVisible();
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 768, height: 1024 });
  const name = page.getByRole('main').getByText('Enkeltbilleder', { exact: true });
  const lines = () =>
    name.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects().length;
    });
  // The page is drawn anew for the other width.
  await expect.poll(lines).toBe(1);
});

test('with text of double size the header of a customer keeps to one line', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, people.customer, routes.privacyPolicy);
  await expect(page.getByRole('button', { name: 'Brugermenu' })).toBeVisible();
  await doubleText(page);
  const bottom = async (tool: Locator) => {
    const box = await tool.boundingBox();
    return box ? box.y + box.height : 0;
  };
  const logo = header(page).getByRole('link').first();
  const burger = page.getByRole('button', { name: 'Åbn menu' });
  await expect
    .poll(async () => Math.abs((await bottom(logo)) - (await bottom(burger))))
    .toBeLessThan(20);
  await expectNoOverflow(page);
});

test('with text of double size the pages of an account fit the narrowest screen', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST);
  await signIn(page, people.customer, routes.profile);
  await expect(page.getByText('Medlem siden')).toBeVisible();
  await doubleText(page);
  await expectNoOverflow(page);
});
