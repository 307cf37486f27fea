import type { Page } from '@playwright/test';
import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { expectNoOverflow } from './support/screens/expectNoOverflow.ts';
import { albumPictures } from './support/screens/gallery.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Nordpå' });
const nordpaa = galleryPath(routes.albums, { open: 'album-nordpaa' });
test('a picture of an album opens in the viewer, and back closes it @main @phone', async ({
  page,
}) => {
  await page.goto(nordpaa);
  await albumPictures(page).first().click();
  await expect(viewer(page)).toBeVisible();

  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(nordpaa);
  await expect(albumPictures(page).first()).toBeFocused();
});

test('a low screen shows the picture first', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(nordpaa);
  await expectNoOverflow(page);
  await albumPictures(page).first().click();
  await expect(viewer(page).getByRole('img', { name: /./ }).first()).toBeVisible();
  await viewer(page).press('End');
  await expect(viewer(page).getByText(/^(\d+) af \1$/)).toBeVisible();
  expect(await viewer(page).evaluate((dialog) => dialog.scrollTop)).toBe(0);
});
