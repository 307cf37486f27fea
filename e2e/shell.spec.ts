import type { Locator, Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { doubleText } from './support/screens/doubleText.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { people, signIn } from './support/screens/signIn.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const header = (page: Page) => page.getByRole('banner');
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

test('with text of double size a name keeps to one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(routes.home);
  await doubleText(page);
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
