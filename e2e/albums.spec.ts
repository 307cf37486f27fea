import type { Page } from '@playwright/test';
import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { changeLists, failLists } from './support/catalogue.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { albumPictures } from './support/gallery.ts';
import { people, signIn, untilKnown } from './support/signIn.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Nordpå' });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const nordpaa = galleryPath(routes.albums, { open: 'album-nordpaa' });
const picture = (page: Page) => new URL(page.url()).searchParams.get('billede');

test('an album tells how much is in it and what it costs; drafts are not shown', async ({
  page,
}) => {
  await page.goto(routes.albums);
  const album = page.getByRole('listitem').filter({ hasText: 'Nordpå' });
  await expect(album).toContainText(/\d+ billeder i album/);
  await expect(album).toContainText('895,00 kr');
  await expect(card(page, 'Sommerfest i Jerslev')).toBeHidden();
});

test('an album has a page with all its pictures, and back leads to its card @phone', async ({
  page,
}) => {
  await page.goto(routes.albums);
  await card(page, 'Nordpå').click();
  await expect(title(page)).toHaveText('Nordpå');
  await expect(page).toHaveTitle(/^Nordpå – /);
  await expect(page.getByText('Tre uger mod nord, mest med tog.')).toBeVisible();
  await expect(page.getByText('895,00 kr')).toBeVisible();
  await expect(page.getByText('12 billeder i album')).toBeVisible();
  await expect(albumPictures(page)).toHaveCount(12);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(routes.albums);
  await expect(card(page, 'Nordpå')).toBeFocused();
});

test('a picture of an album opens in the viewer, goes around, and back closes it @main @phone', async ({
  page,
}) => {
  await page.goto(nordpaa);
  await albumPictures(page).first().click();
  await expect(viewer(page)).toBeVisible();
  const strip = viewer(page).getByText(/^Album billeder \(\d+\)$/);
  const count = Number(/\d+/.exec((await strip.textContent()) ?? '')?.[0]);
  await expect(viewer(page).getByText(`1 af ${count}`, { exact: true })).toBeVisible();
  const first = picture(page);

  await viewer(page).press('ArrowLeft');
  await expect(viewer(page).getByText(`${count} af ${count}`, { exact: true })).toBeVisible();
  await expect.poll(() => picture(page)).not.toBe(first);
  await viewer(page).press('ArrowRight');
  await expect(viewer(page).getByText(`1 af ${count}`, { exact: true })).toBeVisible();
  await expect.poll(() => picture(page)).toBe(first);

  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(nordpaa);
  await expect(albumPictures(page).first()).toBeFocused();
});

test('the albums before and after are at the foot of an album', async ({ page }) => {
  await page.goto(routes.albums);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(cards.first()).toBeVisible();
  const [first = '', second = ''] = await cards.allTextContents();
  await cards.first().getByRole('link').click();
  await expect(title(page)).toHaveText(first);
  await expect(page.getByRole('link', { name: 'Forrige album' })).toBeHidden();
  await page.getByRole('link', { name: 'Næste album' }).click();
  await expect(title(page)).toHaveText(second);
  await expect(title(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Forrige album' }).click();
  await expect(title(page)).toHaveText(first);
  await page.getByRole('link', { name: 'Alle albums' }).click();
  await expect(page).toHaveURL(routes.albums);
});

test('every picture of an album has its address @phone-long', async ({ page }) => {
  await page.goto(nordpaa);
  await albumPictures(page).last().click();
  const counter = viewer(page).getByText(/^(\d+) af \1$/);
  await expect(counter).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(counter).toBeVisible();
  expect(page.url()).toBe(address);
  await viewer(page).press('Escape');
  await expect(title(page)).toHaveText('Nordpå');
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

test('a customer puts the album into the cart once @phone-long', async ({ page }) => {
  await signIn(page, people.customer, nordpaa);
  await untilKnown(page);
  await page.getByRole('button', { name: 'Tilføj album til kurv' }).click();
  await expect(page.getByText('Nordpå blev tilføjet til kurven')).toBeVisible();
  await albumPictures(page).first().click();
  await viewer(page).getByRole('button', { name: 'Ligger i kurven' }).click();
  await expect(page.getByText('Dette element er allerede i kurven')).toBeVisible();
});

test('an album that is gone is said @phone-long', async ({ page }) => {
  await page.goto(galleryPath(routes.albums, { open: 'album-slettet' }));
  await expect(
    page.getByText('Albummet er her ikke længere. Måske finder du et andet, du holder af.'),
  ).toBeVisible();
  await expect(card(page, 'Nordpå')).toBeVisible();
});

test('an album without pictures says so', async ({ page }) => {
  await changeLists(page, (documents) =>
    documents.map((document) =>
      document.name.endsWith('/album-nordpaa')
        ? { ...document, fields: { ...document.fields, images: { arrayValue: {} } } }
        : document,
    ),
  );
  await page.goto(nordpaa);
  await expect(page.getByText('Ingen billeder i dette album endnu')).toBeVisible();
  await page.getByRole('link', { name: 'Alle albums' }).click();
  await expect(page).toHaveURL(routes.albums);
});

test('an album that cannot be read says so, and tries again', async ({ page, complaints }) => {
  const mend = await failLists(page);
  await page.goto(nordpaa);
  await expect(page.getByText('Fejl ved indlæsning af album billeder')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(title(page)).toHaveText('Nordpå');
  complaints.length = 0;
});

test('an album and its viewer can be used by everybody @phone-long', async ({ page }) => {
  await page.goto(nordpaa);
  await expect(title(page)).toHaveText('Nordpå');
  await expectAccessible(page);
  await albumPictures(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await expectAccessible(page);
});
