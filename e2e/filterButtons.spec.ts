import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { confirmDeletion } from './support/confirmDeletion.ts';
import { chooseCategory, filterOf } from './support/gallery.ts';
import { people, signIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const tab = adminPath('filter-buttons');

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function addButton(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Tilføj filterknap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Navn').fill(name);
  await dialog.getByRole('button', { name: 'Tilføj' }).click();
  await expect(dialog).toBeHidden();
}

async function removeButton(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Slet ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(name);
  await confirmDeletion(page);
  await expect(row(page, name)).toBeHidden();
}

test('a button that the photographer adds is at once in every visitor’s filter @main', async ({
  page,
  otherPage: visitor,
}) => {
  const name = uniqueName('Ørsted Å');
  await visitor.goto(routes.singleImages);
  await expect(filterOf(visitor)).toBeVisible();

  await signIn(page, people.photographer, tab);
  await addButton(page, name);
  await expect(page.getByText(`'${name}' er tilføjet`)).toBeVisible();

  await chooseCategory(visitor, name);
  await expect(visitor).toHaveURL(/kategori=oersted-aa-/);

  await removeButton(page, name);
  // 'Alle' is there before the others are known.
  await expect(filterOf(visitor).getByRole('link', { name: 'Generelt' })).toBeVisible();
  await expect(filterOf(visitor).getByRole('link', { name })).toBeHidden();
});

test('a button can be renamed and hidden', async ({ page, otherPage: visitor }) => {
  const name = uniqueName('Natsværmere');
  const renamed = uniqueName('Dagsommerfugle');
  await signIn(page, people.photographer, tab);
  await addButton(page, name);

  await page.getByRole('button', { name: `Rediger ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Navn').fill(renamed);
  await dialog.getByRole('switch', { name: 'Vis i gallerierne' }).click();
  await dialog.getByRole('button', { name: 'Gem Ændringer' }).click();
  await expect(row(page, renamed)).toContainText('Skjult');
  await expect(row(page, name)).toBeHidden();

  await visitor.goto(routes.singleImages);
  // 'Alle' is there before the others are known.
  await expect(filterOf(visitor).getByRole('link', { name: 'Generelt' })).toBeVisible();
  await expect(filterOf(visitor).getByRole('link', { name: renamed })).toBeHidden();
  await removeButton(page, renamed);
});

test('an empty name and a name that exists are refused, and nothing typed is lost', async ({
  page,
}) => {
  const name = uniqueName('Æbleblomst');
  await signIn(page, people.photographer, tab);
  await addButton(page, name);

  await page.getByRole('button', { name: 'Tilføj filterknap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Tilføj' }).click();
  await expect(dialog.getByText('Venligst angiv et navn til filter knappen')).toBeVisible();
  await expect(dialog.getByLabel('Navn')).toBeFocused();

  await dialog.getByLabel('Navn').fill(name.toUpperCase());
  await dialog.getByRole('button', { name: 'Tilføj' }).click();
  await expect(dialog.getByText('En filter knap med dette navn eksisterer allerede')).toBeVisible();
  await expect(dialog.getByLabel('Navn')).toHaveValue(name.toUpperCase());

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Luk uden at gemme' }).click();
  await expect(dialog).toBeHidden();
  await removeButton(page, name);
});

test('the entry that shows everything is protected', async ({ page }) => {
  await signIn(page, people.photographer, tab);
  const all = row(page, 'Alle').first();
  await expect(all).toContainText('Fast');
  await expect(all.getByRole('button')).toHaveCount(0);
});

test('two administrators see each other’s changes @long', async ({ page, otherPage: partner }) => {
  const name = uniqueName('Havblik');
  await signIn(partner, people.partner, tab);
  await signIn(page, people.photographer, tab);
  await addButton(page, name);
  await expect(row(partner, name)).toBeVisible();
  await removeButton(partner, name);
  await expect(row(page, name)).toBeHidden();
});
