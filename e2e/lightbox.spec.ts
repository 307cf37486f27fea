import type { Locator, Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { doubleText } from './support/screens/doubleText.ts';
import { fingersOn, middleOf } from './support/screens/touch.ts';

interface OpenLightbox {
  titles: string[];
  dialog: Locator;
  picture: Locator;
}

// A picture moves from its card into the viewer.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens the picture at a place of the portfolio, and waits until it lies still. */
async function openPicture(page: Page, place: number): Promise<OpenLightbox> {
  await page.goto(routes.portfolio);
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const titles = await links.allTextContents();
  await links.nth(place).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await expect(picture).toHaveAttribute('alt', titles[place] ?? '');
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  // The picture takes no touch while it moves from its card into the viewer.
  const onTheWay = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(onTheWay).toBe(0);
  return { titles, dialog, picture };
}

const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;

test('the keys lead through the pictures and back to the card, and the focus stays inside @main', async ({
  page,
}) => {
  const { titles, dialog, picture } = await openPicture(page, 1);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const isInside = await dialog.evaluate((element) => element.contains(document.activeElement));
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(picture).toHaveAttribute('alt', titles[3] ?? '');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: titles[3] ?? '', exact: true })).toBeFocused();
});

test('a click enlarges the picture and fits it again; the wheel does so by degrees', async ({
  page,
}) => {
  const { dialog, picture } = await openPicture(page, 1);
  const { x, y } = await middleOf(picture);
  const fitted = await widthOf(picture);
  await page.mouse.click(x, y);
  await expect.poll(() => widthOf(picture)).toBeCloseTo(fitted * 2, 0);
  await dialog.getByRole('button', { name: 'Tilpas til skærmen' }).click();
  await expect.poll(() => widthOf(picture)).toBeCloseTo(fitted, 0);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(fitted * 1.2);
});

test('with text of double size the way out is on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { dialog } = await openPicture(page, 1);
  await doubleText(page);
  const close = dialog.getByRole('button', { name: 'Luk' });
  await expect(close).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: 'Start diasshow' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Tid pr. billede' })).toBeInViewport({
    ratio: 1,
  });
  await expect(close).toBeInViewport({ ratio: 1 });
});

test.describe('fingers @phone', () => {
  // The desktop runs every journey, and its browser is without touch.
  test.skip(({ isMobile }) => !isMobile, 'a desktop has no fingers');

  test('swipe to the next picture and back; too little lets it slide back', async ({ page }) => {
    const { titles, picture } = await openPicture(page, 1);
    const middle = await middleOf(picture);
    const fingers = await fingersOn(page);
    await fingers.swipe(middle, { x: -45, y: 0 });
    await expect.poll(() => middleOf(picture)).toEqual(middle);
    await expect(picture).toHaveAttribute('alt', titles[1] ?? '');
    await fingers.swipe(middle, { x: -90, y: 4 });
    await expect(picture).toHaveAttribute('alt', titles[2] ?? '');
    await fingers.swipe(middle, { x: 90, y: 4 });
    await expect(picture).toHaveAttribute('alt', titles[1] ?? '');
  });

  test('tap to enlarge, and move the enlarged picture instead of turning it over', async ({
    page,
  }) => {
    const { titles, picture } = await openPicture(page, 0);
    const { x, y } = await middleOf(picture);
    const fitted = await widthOf(picture);
    await page.touchscreen.tap(x, y);
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(fitted * 1.9);
    const before = await middleOf(picture);
    const fingers = await fingersOn(page);
    await fingers.swipe({ x, y }, { x: -80, y: 0 });
    await expect.poll(async () => (await middleOf(picture)).x).toBeCloseTo(before.x - 80, 0);
    await expect(picture).toHaveAttribute('alt', titles[0] ?? '');
  });

  test('pinch to enlarge as far as they go apart, and pull down to close', async ({ page }) => {
    const { titles, dialog, picture } = await openPicture(page, 0);
    const fitted = await widthOf(picture);
    const fingers = await fingersOn(page);
    const middle = await middleOf(picture);
    await fingers.pinch(middle, 40, 120);
    await expect.poll(() => widthOf(picture)).toBeCloseTo(fitted * 3, 0);
    await fingers.pinch(await middleOf(dialog), 120, 20);
    await expect.poll(() => widthOf(picture)).toBeCloseTo(fitted, 0);
    await fingers.swipe(middle, { x: 3, y: 50 });
    await expect.poll(() => middleOf(picture)).toEqual(middle);
    await fingers.swipe(middle, { x: 3, y: 120 });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: titles[0] ?? '', exact: true })).toBeFocused();
  });
});
