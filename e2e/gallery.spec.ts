import type { Page } from '@playwright/test';
import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { changeLists, failLists } from './support/catalogue.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { chooseCategory, filterOf } from './support/gallery.ts';

for (const address of [routes.singleImages, routes.gallery, routes.albums]) {
  test(`${address} shows published pictures, watermarked, to everybody @main @phone-long`, async ({
    page,
  }) => {
    await page.goto(address);
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures.first()).toBeVisible();
    await expect
      .poll(() =>
        pictures.first().evaluate((picture) => (picture as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(100);
    const source = await pictures.first().getAttribute('src');
    expect(source).toContain('watermarked');
    expect(await page.content()).not.toContain('high-quality');
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  });
}

test('filter and order are part of the address @phone-long', async ({ page }) => {
  await page.goto(routes.singleImages);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toBeVisible();
  const newestFirst = await titles.allTextContents();
  await page.getByRole('combobox', { name: 'Sortering' }).click();
  await page.getByRole('option', { name: 'Ældste' }).click();
  await expect(page).toHaveURL(/sortering=/);
  await expect(titles).toHaveText(newestFirst.toReversed());
  await chooseCategory(page, 'Urban');
  await expect(page).toHaveURL(/kategori=urban/);
  await expect(titles).toHaveText(['Regn på ruden', 'Træet på muren']);
  await page.reload();
  await expect(titles).toHaveText(['Regn på ruden', 'Træet på muren']);
});

test('a hidden category shows its name, one that is gone shows everything', async ({ page }) => {
  const category = filterOf(page).locator('[aria-current]');
  await page.goto(galleryPath(routes.singleImages, { category: 'produkt' }));
  await expect(category).toHaveText(/^Produkt/);
  await expect(page.getByText('Der er ingen billeder i denne kategori endnu.')).toBeVisible();
  await page.getByRole('button', { name: 'Vis alle' }).click();
  await expect(page).toHaveURL(routes.singleImages);

  await page.goto(galleryPath(routes.singleImages, { category: 'findes-ikke' }));
  await expect(category).toHaveText(/^Alle/);
  await expect(page.getByRole('heading', { level: 2, name: 'Nordlys' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('findes-ikke');
});

const emptyTexts = {
  [routes.singleImages]: 'Ingen billeder at vise lige nu!',
  [routes.albums]: 'Ingen albums at vise lige nu!',
};

for (const [address, text] of Object.entries(emptyTexts)) {
  test(`${address} says when there is nothing to show @phone-long`, async ({ page }) => {
    await changeLists(page, () => []);
    await page.goto(address);
    await expect(page.getByText(text)).toBeVisible();
  });
}

const errorTexts = {
  [routes.singleImages]: '❌ Der opstod en fejl ved indlæsning af enkeltbilleder',
  [routes.albums]: '❌ Der opstod en fejl ved indlæsning af albums',
};

for (const [address, text] of Object.entries(errorTexts)) {
  test(`${address} says when the list cannot be read, and tries again @phone-long`, async ({
    page,
    complaints,
  }) => {
    const mend = await failLists(page);
    await page.goto(address);
    await expect(page.getByRole('alert')).toContainText(text);
    await mend();
    await page.getByRole('button', { name: 'Prøv igen' }).click();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    // The browser notes each request that failed.
    complaints.length = 0;
  });
}

test('a gallery that is opened without a connection comes when that is back', async ({
  page,
  context,
  complaints,
}) => {
  const pictures = page.getByRole('main').getByRole('img');
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  await page.goto(routes.albums);
  await expect(pictures.first()).toBeVisible();
  await menu.getByRole('link', { name: 'Enkeltbilleder' }).click();
  await expect(page.getByRole('link', { name: 'Nordlys', exact: true })).toBeVisible();
  await context.setOffline(true);
  await menu.getByRole('link', { name: 'Billedlevering' }).click();
  await expect(page.getByRole('alert')).toContainText(
    '❌ Der opstod en fejl ved indlæsning af albums',
  );
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Nordpå', exact: true })).toBeVisible();
  // The browser notes each request that failed.
  complaints.length = 0;
});

test.describe('the filter', () => {
  test('is a line of words with counts, which the keyboard reaches while the page scrolls', async ({
    page,
  }) => {
    await page.goto(routes.singleImages);
    const word = filterOf(page).getByRole('link', { name: /^Urban \d+$/ });
    await expect(word).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Kategori' })).toBeHidden();
    await page.mouse.wheel(0, 900);
    await expect(word).toBeInViewport({ ratio: 1 });
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/kategori=urban/);
  });

  test('is a menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.singleImages);
    await expect(page.getByRole('navigation', { name: 'Kategori' })).toBeHidden();
    await chooseCategory(page, 'Urban');
    await expect(page).toHaveURL(/kategori=urban/);
  });
});

type Args = Parameters<Element['animate']>;

/** Notes the animations that begin on the page: what the picture does, and for how long. */
async function noteAnimations(page: Page): Promise<() => Promise<[string, number][]>> {
  await page.addInitScript(() => {
    const noted: [string, number][] = [];
    Object.assign(window, { noted });
    const { animate } = Element.prototype as {
      animate: (this: Element, ...args: Args) => Animation;
    };
    Element.prototype.animate = function (...args: Args) {
      const [[start], { duration }] = args as [Keyframe[], KeyframeAnimationOptions];
      noted.push([start?.['opacity'] === 0 ? 'appears' : 'moves', Number(duration)]);
      return animate.apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { noted: [string, number][] }).noted);
}

test('pictures that stay move to their new places, others appear, within 250 ms', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const animations = await noteAnimations(page);
  await page.goto(routes.singleImages);
  await expect(page.getByRole('main').getByRole('img').nth(3)).toBeVisible();
  expect(await animations()).toEqual([]);
  await chooseCategory(page, 'Urban');
  await expect(page).toHaveURL(/kategori=urban/);
  await expect.poll(animations).toContainEqual(['moves', 250]);
  await chooseCategory(page, 'Alle');
  await expect.poll(animations).toContainEqual(['appears', 250]);
});

test('nothing moves for those who asked for calm', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const animations = await noteAnimations(page);
  await page.goto(routes.singleImages);
  const pictures = page.getByRole('main').getByRole('listitem');
  await expect(pictures.nth(3)).toBeVisible();
  const all = await pictures.count();
  await chooseCategory(page, 'Urban');
  await expect.poll(() => pictures.count()).toBeLessThan(all);
  expect(await animations()).toEqual([]);
});

/** The part of the first screen that pictures cover. */
const pictureShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = (from: number, to: number, end: number) =>
      Math.max(0, Math.min(to, end) - Math.max(from, 0));
    const areas = Array.from(document.querySelectorAll('main img'), (image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect();
      return seen(left, right, innerWidth) * seen(top, bottom, innerHeight);
    });
    return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
  });

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
const MIN_PICTURE_SHARE = 0.65;

for (const address of [
  routes.portfolio,
  routes.singleImages,
  routes.albums,
  galleryPath(routes.albums, { open: 'album-nordpaa' }),
]) {
  test(`the first screen of ${address} is mostly picture`, async ({ page }, info) => {
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
      await expect.poll(() => pictureShare(page)).toBeGreaterThanOrEqual(MIN_PICTURE_SHARE);
      const share = Math.round(100 * (await pictureShare(page)));
      info.annotations.push({ type: 'picture share', description: `${size.width} px: ${share} %` });
      await expectNoOverflow(page);
    }
  });
}

/** Returns how far the ring of the focused picture lies below the bar that sticks, in pixels. */
function ringBelowBar(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    // The link of a picture is marked around its card.
    const focused = document.activeElement;
    const marked = focused?.matches('a') ? focused.closest('figure') : focused;
    if (!marked) return undefined;
    const { outlineWidth, outlineOffset } = getComputedStyle(marked);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const bars = Array.from(document.querySelectorAll('header, main *')).filter(
      (part) => getComputedStyle(part).position === 'sticky',
    );
    const bottoms = bars.map((bar) => bar.getBoundingClientRect().bottom);
    return marked.getBoundingClientRect().top - ring - Math.max(...bottoms);
  });
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the keyboard shows pictures below the bar at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(routes.singleImages);
    const pictures = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await expect(pictures.first()).toBeVisible();
    await pictures.first().focus();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect.poll(() => ringBelowBar(page), key).toBeGreaterThanOrEqual(0);
    }
  });
}
