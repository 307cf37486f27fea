import type { Page } from '@playwright/test';
import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { changeLists, failLists } from './support/catalogue.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { people, signIn, untilKnown } from './support/signIn.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Nordpå' });
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

test('an album opens, goes around, and back closes it @phone', async ({ page }) => {
  await page.goto(routes.albums);
  await card(page, 'Nordpå').click();
  await expect(viewer(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Nordpå – /);
  const strip = viewer(page).getByText(/^Album billeder \(\d+\)$/);
  const count = Number(/\d+/.exec((await strip.textContent()) ?? '')?.[0]);
  await expect(viewer(page).getByText(`1 af ${count}`, { exact: true })).toBeVisible();

  await viewer(page).press('ArrowLeft');
  await expect(viewer(page).getByText(`${count} af ${count}`, { exact: true })).toBeVisible();
  await expect.poll(() => picture(page)).not.toBeNull();
  const last = picture(page);
  await viewer(page).press('ArrowRight');
  await expect(viewer(page).getByText(`1 af ${count}`, { exact: true })).toBeVisible();
  expect(picture(page)).not.toBe(last);

  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(routes.albums);
  await expect(card(page, 'Nordpå')).toBeFocused();
});

test('every picture of an album has its address @phone-long', async ({ page }) => {
  await page.goto(nordpaa);
  await viewer(page).press('End');
  await expect.poll(() => picture(page)).not.toBeNull();
  const address = page.url();
  const counter = viewer(page).getByText(/^(\d+) af \1$/);
  await expect(counter).toBeVisible();
  await page.reload();
  await expect(counter).toBeVisible();
  expect(page.url()).toBe(address);
});

test('a low screen shows the picture first', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(nordpaa);
  await expect(viewer(page).getByRole('img', { name: /./ }).first()).toBeVisible();
  await viewer(page).press('End');
  await expect(viewer(page).getByText(/^(\d+) af \1$/)).toBeVisible();
  expect(await viewer(page).evaluate((dialog) => dialog.scrollTop)).toBe(0);
});

test('a customer puts the album into the cart once @phone-long', async ({ page }) => {
  await signIn(page, people.customer, nordpaa);
  await untilKnown(page);
  await viewer(page).getByRole('button', { name: 'Tilføj album til kurv' }).click();
  await expect(page.getByText('Nordpå blev tilføjet til kurven')).toBeVisible();
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
  await expect(viewer(page).getByText('Ingen billeder i dette album endnu')).toBeVisible();
  await viewer(page).press('Escape');
  await expect(page).toHaveURL(routes.albums);
});

test('an album that cannot be read says so, and tries again', async ({ page, complaints }) => {
  const mend = await failLists(page);
  await page.goto(nordpaa);
  await expect(page.getByText('Fejl ved indlæsning af album billeder')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(viewer(page)).toBeVisible();
  complaints.length = 0;
});

test('the open album can be used by everybody @phone-long', async ({ page }) => {
  await page.goto(nordpaa);
  await expect(viewer(page)).toBeVisible();
  await expectAccessible(page);
});
