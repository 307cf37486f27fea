import { routes } from '#src/model/base/routes.ts';
import { searchPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';

test('somebody searches, opens a picture and comes back to what was found @phone', async ({
  page,
}) => {
  await page.goto(routes.singleImages);
  await page.getByRole('main').getByRole('link', { name: 'Søg', exact: true }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('nordly');
  const found = page.getByRole('main').getByRole('link', { name: 'Nordlys', exact: true });
  await expect(found.first()).toBeVisible();
  await expect(page).toHaveURL(searchPath('nordly'));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();

  await page.getByRole('main').locator('a[href="/billede/nordlys"]').click();
  const viewer = page.getByRole('dialog', { name: 'Billedviser' });
  await expect(viewer.getByRole('heading', { name: 'Nordlys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(searchPath('nordly'));
  await expect(page.getByRole('searchbox')).toHaveValue('nordly');
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual(titles);
  // It was answered before: there is one entry for all that was typed.
  await page.goBack();
  await expect(page).toHaveURL(routes.singleImages);
});
