import type { Page } from '@playwright/test';
import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { chooseCategory, filterOf } from './support/screens/gallery.ts';

for (const address of [routes.singleImages, routes.albums]) {
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
  });
}

test('the filter is a line of words with counts, which the keyboard reaches while the page scrolls', async ({
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

const MIN_PICTURE_SHARE = 0.65;

for (const address of [
  routes.portfolio,
  routes.singleImages,
  routes.albums,
  galleryPath(routes.albums, { open: 'album-nordpaa' }),
]) {
  for (const width of [1440, 2560]) {
    const tag = width === 1440 ? [] : ['@long'];
    test(
      `the first screen of ${address} is mostly picture at ${width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: width * 0.6 });
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
        await expect.poll(() => pictureShare(page)).toBeGreaterThanOrEqual(MIN_PICTURE_SHARE);
        await expectNoOverflow(page);
      },
    );
  }
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

for (const width of [390, 1440]) {
  test(`the keyboard shows pictures below the bar at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
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
