import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';

test('the portfolio shows pictures without prices @phone-long', async ({ page }) => {
  await page.goto(routes.portfolio);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(main).not.toContainText('kr');
  await expect(page).toHaveTitle(/^Portfolio/);
  expect(await page.content()).not.toContain('high-quality');
});

test('filter and order are part of the address @phone-long', async ({ page }) => {
  await page.goto(galleryPath(routes.portfolio, { category: 'nature' }));
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.first()).toBeVisible();
  const newestFirst = await titles.allTextContents();
  await page.getByRole('combobox', { name: 'Sortering' }).click();
  await page.getByRole('option', { name: 'Ældste' }).click();
  await expect(titles).toHaveText(newestFirst.toReversed());
  await page.reload();
  await expect(titles).toHaveText(newestFirst.toReversed());
});

test('a picture has an address of its own, and back closes it @main @phone-long', async ({
  page,
}) => {
  await page.goto(routes.portfolio);
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(2);
  const title = (await link.textContent()) ?? '';
  await link.click();
  const dialog = page.getByRole('dialog', { name: 'Billedviser' });
  await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  const address = page.url();
  await page.keyboard.press('ArrowRight');
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${routes.portfolio}$`));
  await page.goto(address);
  await expect(dialog.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Luk' }).click();
  await expect(page).toHaveURL(new RegExp(`${routes.portfolio}$`));
});

test('says when the pictures cannot be read, and tries again', async ({ page, complaints }) => {
  const portfolio = (url: URL) => url.pathname.includes('documents:runQuery');
  await page.route(portfolio, (route) => route.abort());
  await page.goto(routes.portfolio);
  await expect(page.getByRole('alert')).toContainText(
    'Der opstod en fejl ved indlæsning af portfolio billeder',
  );
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await page.unroute(portfolio);
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  complaints.length = 0;
});

test('an address of a picture that is gone leads on', async ({ page }) => {
  await page.goto(galleryPath(routes.portfolio, { open: 'findes-ikke' }));
  await expect(page.getByText('Billedet er her ikke længere.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});
