import type { Page } from '@playwright/test';
import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Billedviser' });
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const inViewer = (page: Page, title: string) =>
  viewer(page).getByRole('heading', { level: 2, name: title });

test('a picture opens at an address of its own, and back closes it @phone', async ({ page }) => {
  await page.goto(galleryPath(routes.singleImages, { sort: 'oldest' }));
  await card(page, 'Møllerne').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card(page, 'Møllerne').click();
  await expect(page).toHaveURL(/\/billede\/moellerne\?sortering=oldest$/);
  await expect(inViewer(page, 'Møllerne')).toBeVisible();
  await expect(page).toHaveTitle(/^Møllerne – /);

  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(galleryPath(routes.singleImages, { sort: 'oldest' }));
  await expect(card(page, 'Møllerne')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('pictures are not handed out by dragging or pressing', async ({ page }) => {
  await page.goto(routes.singleImages);
  const picture = page.getByRole('figure').getByRole('img').first();
  await expect(picture).toBeVisible();
  const topmost = await picture.evaluate((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const element = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      name: element?.tagName,
      draggable: element instanceof HTMLElement && element.draggable,
    };
  });
  expect(topmost).toEqual({ name: 'A', draggable: false });
});
