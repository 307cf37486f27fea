import type { Locator, Page } from '@playwright/test';
import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { changeLists } from './support/catalogue.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { people, signIn, untilKnown } from './support/signIn.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Billedviser' });
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const inViewer = (page: Page, title: string) =>
  viewer(page).getByRole('heading', { level: 2, name: title });
const nordlys = galleryPath(routes.singleImages, { open: 'billede-nordlys' });

test('a picture opens at an address of its own, and back closes it @phone', async ({ page }) => {
  await page.goto(galleryPath(routes.singleImages, { sort: 'oldest' }));
  await card(page, 'Møllerne').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card(page, 'Møllerne').click();
  await expect(page).toHaveURL(/sortering=oldest&vis=billede-moellerne/);
  await expect(inViewer(page, 'Møllerne')).toBeVisible();
  await expect(page).toHaveTitle(/^Møllerne – /);
  await expect(viewer(page)).toContainText('Klokken er halv seks, og vinden er lige vågnet.');
  await expect(viewer(page)).toContainText('249,00 kr');
  await expect(viewer(page)).toContainText(/Opløsning\d+ × \d+ px/);

  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(galleryPath(routes.singleImages, { sort: 'oldest' }));
  await expect(card(page, 'Møllerne')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('closing leaves the gallery as it was, in one step', async ({ page }) => {
  await page.goto(routes.home);
  await page.goto(routes.singleImages);
  await card(page, 'Nordlys').click();
  await viewer(page).press('ArrowRight');
  await expect(inViewer(page, 'Træet på muren')).toBeVisible();
  await viewer(page).press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(routes.singleImages);
  await expect(card(page, 'Træet på muren')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
});

test('previous and next walk what is filtered, in its order', async ({ page }) => {
  await page.goto(galleryPath(routes.singleImages, { category: 'urban', sort: 'oldest' }));
  await card(page, 'Regn på ruden').click();
  await expect(viewer(page).getByText('1 af 2', { exact: true })).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Næste billede' }).click();
  await expect(inViewer(page, 'Træet på muren')).toBeVisible();
  await expect(page).toHaveURL(/kategori=urban&sortering=oldest&vis=billede-traeet-paa-muren/);
});

test('the address opens the picture directly; closing it shows the gallery @phone-long', async ({
  page,
}) => {
  await page.goto(nordlys);
  await expect(inViewer(page, 'Nordlys')).toBeVisible();
  await expect(page).toHaveTitle(/^Nordlys – /);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /watermarked/);
  await viewer(page).getByRole('button', { name: 'Luk' }).click();
  await expect(page).toHaveURL(routes.singleImages);
  await expect(card(page, 'Nordlys')).toBeVisible();
});

test('what is gone is said, and the gallery is there @phone-long', async ({ page }) => {
  await page.goto(galleryPath(routes.singleImages, { open: 'billede-solgt' }));
  await expect(
    page.getByText('Billedet er her ikke længere. Måske finder du et andet, du holder af.'),
  ).toBeVisible();
  await expect(card(page, 'Nordlys')).toBeVisible();
  await page.getByRole('button', { name: 'Luk', exact: true }).click();
  await expect(page).toHaveURL(routes.singleImages);
});

test('a guest who buys signs in and comes back to the picture @phone-long', async ({ page }) => {
  await page.goto(nordlys);
  await viewer(page).getByRole('button', { name: 'Tilføj billede til kurv' }).click();
  await expect(
    page.getByText('Du skal logge ind eller oprette en konto før du kan købe produkter'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fenkeltbilleder%3Fvis%3Dbillede-nordlys/);
});

test('a customer puts a picture into the cart once @main @phone-long', async ({ page }) => {
  await signIn(page, people.customer, nordlys);
  await untilKnown(page);
  await viewer(page).getByRole('button', { name: 'Tilføj billede til kurv' }).click();
  await expect(page.getByText('Nordlys blev tilføjet til kurven')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Ligger i kurven' }).click();
  const refused = page.getByText('Dette element er allerede i kurven');
  await expect(refused).toBeVisible();
  const top = async (message: Locator) => (await message.locator('..').boundingBox())?.y ?? NaN;
  const added = page.getByText('Nordlys blev tilføjet til kurven');
  // The later message lies 80 px below the earlier one.
  await expect.poll(async () => (await top(refused)) - (await top(added))).toBe(80);
});

test.describe('before the cookie question is answered', () => {
  test.use({ consent: null });

  test('the picture can be seen, not bought', async ({ page }) => {
    await page.goto(nordlys);
    await viewer(page).getByRole('button', { name: 'Tilføj billede til kurv' }).click();
    await expect(page.getByText('Du skal acceptere cookies for at bruge kurven')).toBeVisible();
    await expect(inViewer(page, 'Nordlys')).toBeVisible();
  });
});

test('what costs nothing is a link that opens the picture in a new tab @phone-long', async ({
  page,
}) => {
  await changeLists(page, (documents) =>
    documents.map((document) =>
      document.name.endsWith('/billede-nordlys')
        ? { ...document, fields: { ...document.fields, price: { integerValue: '0' } } }
        : document,
    ),
  );
  await page.goto(nordlys);
  const link = viewer(page).getByRole('link', { name: 'Åbn billedet i en ny fane' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /watermarked/);
  await expect(viewer(page).getByRole('button', { name: /kurv/ })).toBeHidden();
  await expect(viewer(page)).not.toContainText(' kr');
});

test('a picture can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(nordlys);
  await viewer(page).getByRole('button', { name: 'Del', exact: true }).click();
  await expect(page.getByText('Linket er kopieret')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/del/billede/billede-nordlys');
});

test('the open picture can be used by everybody @phone-long', async ({ page }) => {
  await page.goto(nordlys);
  await expect(inViewer(page, 'Nordlys')).toBeVisible();
  await expectAccessible(page);
});

test('pictures are not handed out by dragging or pressing', async ({ page }) => {
  await page.goto(routes.singleImages);
  const picture = page.getByRole('img', { name: 'Nordlys' });
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
