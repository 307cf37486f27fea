import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { changeLists, failLists } from './support/catalogue.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';

for (const address of [routes.singleImages, routes.gallery, routes.albums]) {
  test(`${address} shows published pictures, watermarked, to everybody @phone-long`, async ({
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
  await page.getByRole('combobox', { name: 'Kategori' }).click();
  await page.getByRole('option', { name: 'Urban' }).click();
  await expect(page).toHaveURL(/kategori=urban/);
  await expect(titles).toHaveText(['Regn på ruden', 'Gavle og vinduer']);
  await page.reload();
  await expect(titles).toHaveText(['Regn på ruden', 'Gavle og vinduer']);
});

test('a hidden category shows its name, one that is gone shows everything', async ({ page }) => {
  const category = page.getByRole('combobox', { name: 'Kategori' });
  await page.goto(galleryPath(routes.singleImages, { category: 'produkt' }));
  await expect(category).toHaveValue('produkt');
  await expect(category).toContainText('Produkt');
  await expect(page.getByText('Der er ingen billeder i denne kategori endnu.')).toBeVisible();
  await page.getByRole('button', { name: 'Vis alle' }).click();
  await expect(page).toHaveURL(routes.singleImages);

  await page.goto(galleryPath(routes.singleImages, { category: 'findes-ikke' }));
  await expect(category).toHaveValue('alle');
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
