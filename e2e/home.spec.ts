import type { Page } from '@playwright/test';
import { documents } from '#src/model/base/paths.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';

const title = (page: Page) => page.locator('#root').getByRole('heading', { level: 1 });
const portfolioLink = (page: Page) => page.getByRole('link', { name: 'Se portfolio' });

test('shows the picture, the words and the way to the portfolio, and asks for them once @main @phone-long', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(documents.frontPage.build())) asked.push(request.url());
  });
  await page.goto(routes.home);
  await expect(title(page)).toHaveText('Lys, der bliver hængende');
  await expect(portfolioLink(page)).toHaveAttribute('href', '/portfolio');
  const picture = page.locator('#root .hero-media');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const hero = await page.locator('#root .hero').boundingBox();
  expect(hero?.width).toBe(page.viewportSize()?.width);
  expect(asked).toHaveLength(1);
});

/** Waits for the fonts: the measures of a fallback depend on the fonts of the machine. */
async function fontsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    return ['Newsreader', 'Instrument Sans'].every((name) =>
      loaded.some(({ family }) => family.replaceAll('"', '') === name),
    );
  });
}

test.describe('before the application runs', () => {
  const shell = (page: Page) => page.locator('#shell');

  /** Keeps the files at an address back until the returned function is called. */
  async function hold(page: Page, address: string): Promise<() => void> {
    const gate = Promise.withResolvers<undefined>();
    await page.route(address, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return () => gate.resolve(undefined);
  }

  /** Adds up the movements of the page, from its first frame. */
  async function watchShifts(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    return () =>
      page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
  }

  interface LayoutShift extends PerformanceEntry {
    value: number;
  }

  test('header and hero are there, with links that lead on @main @phone', async ({
    page,
    isMobile,
  }) => {
    await hold(page, '**/assets/*.js');
    await page.goto(routes.home, { waitUntil: 'commit' });
    const name = shell(page).getByRole('link', { name: 'Jerslev Foto' });
    await expect(name).toHaveAttribute('href', '/');
    await expect(shell(page).getByRole('heading', { level: 1 })).toHaveText(
      'Lys, der bliver hængende',
    );
    const links = shell(page).getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link');
    await expect(links).toHaveText(
      isMobile
        ? []
        : ['Portfolio', 'Billedlevering', 'Enkeltbilleder', 'Om Mig', 'Priser', 'Kontakt'],
    );
    await expect(page.locator('#root')).toBeEmpty();
    await portfolioLink(page).click();
    await expect(page).toHaveURL(routes.portfolio);
    // Another page has no hero, not even for a moment.
    await expect(shell(page)).toHaveCount(0);
  });

  test('nothing moves when words come that the build did not have', async ({ page }) => {
    await hold(page, '**/assets/*.js');
    const release = await hold(page, '**/content/frontpage**');
    const shifts = await watchShifts(page);
    await page.goto(routes.home, { waitUntil: 'commit' });
    await expect(shell(page)).toHaveAttribute('data-waiting');
    await expect(shell(page).locator('.hero-action')).toBeVisible();
    release();
    const words = shell(page).getByRole('heading', { level: 1 });
    await expect(words).toHaveText('Lys, der bliver hængende');
    // A movement is told of in the frame after it.
    await words.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    // The fonts may arrive meanwhile, which moves the links by a hair.
    expect(await shifts()).toBeLessThan(0.01);
  });

  test('a picture that is held up holds up nothing else', async ({ page }) => {
    const release = await hold(page, '**/v0/b/**');
    await page.goto(routes.home, { waitUntil: 'commit' });
    await page
      .locator('#root')
      .getByRole('navigation', { name: 'Hovedmenu' })
      .getByRole('link', { name: 'Priser' })
      .click();
    await expect(page).toHaveURL(routes.prices);
    release();
  });

  test('the application takes over without a movement, and the focus stays @phone', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const release = await hold(page, '**/assets/*.js');
    await page.goto(routes.home, { waitUntil: 'commit' });
    const early = shell(page).getByRole('heading', { level: 1 });
    await expect(early).toHaveText('Lys, der bliver hængende');
    await fontsAreThere(page);
    const shiftsOfFonts = await shifts();
    const before = await early.boundingBox();
    const pictureBefore = await shell(page).locator('.hero-media').boundingBox();
    await portfolioLink(page).focus();
    release();
    await expect(title(page)).toBeVisible();
    await expect(shell(page).locator('.hero')).toHaveCount(0);
    await expect(portfolioLink(page)).toBeFocused();
    const after = await title(page).boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    expect(await page.locator('#root .hero-media').boundingBox()).toEqual(pictureBefore);
    // It is known by then who is there.
    await expect(page.locator('#root header [inert]')).toHaveCount(0);
    expect((await shifts()) - shiftsOfFonts).toBeLessThan(0.001);
  });

  test('a press on the menu is answered when the application is there @phone', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'Wide screens have no menu.');
    const release = await hold(page, '**/assets/*.js');
    await page.goto(routes.home, { waitUntil: 'commit' });
    await shell(page).getByRole('button', { name: 'Åbn menu' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Hovedmenu' })).toBeVisible();
  });
});

test('the chosen theme is there from the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(routes.home, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
