import { routes } from '#src/shared/routes.ts';
import { expect, test } from './fixtures.ts';

for (const address of [routes.singleImages, routes.gallery]) {
  test(`${address} shows the published pictures, watermarked @phone`, async ({ page }) => {
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

test('the order of the pictures is part of the address @phone', async ({ page }) => {
  await page.goto(routes.singleImages);
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toBeVisible();
  const newestFirst = await titles.allTextContents();
  await page.getByRole('combobox', { name: 'Sortering' }).click();
  await page.getByRole('option', { name: 'Ældste' }).click();
  await expect(page).toHaveURL(/sortering=/);
  await expect(titles).toHaveText(newestFirst.toReversed());
  await page.reload();
  await expect(titles).toHaveText(newestFirst.toReversed());
});
