import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { confirmDeletion } from './support/confirmDeletion.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { choosePictures, giveFiles, openEditor, photograph } from './support/pictures.ts';
import { people } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** Drags one handle to the place of another, by mouse. */
async function dragBefore(page: Page, name: string, before: string): Promise<void> {
  const middle = async (label: string) => {
    const handle = page.getByRole('button', { name: label, exact: true });
    await handle.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await middle(name)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(before)), { steps: 12 });
  await page.mouse.up();
}

test('a picture stays in its place when it is lifted while the page scrolls to it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openEditor(page, people.photographer, adminPath('billedlevering'));
  const names = Array.from({ length: 30 }, (_, index) => `klit ${String(index + 1)}.jpg`);
  await choosePictures(page, await Promise.all(names.map((name) => photograph(name))));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // The page is on its way down when it is called back by the focus.
  await page.getByRole('button', { name: 'Flyt klit 16' }).press('Space');
  await expect(page.getByText(/^klit 16 er (løftet|nu)/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('klit 16 er nu nummer 17 af 30.')).toBeAttached();
});

test('an album is made, shown, given another cover and another picture, and deleted @main @phone-long', async ({
  page,
  otherPage: visitor,
}) => {
  const title = uniqueName('Efterår');
  await openEditor(page, people.photographer, adminPath('billedlevering'));
  const files = ['a 2.jpg', 'a 10.jpg', 'a 1.jpg'].map((name) => photograph(name));
  await choosePictures(page, await Promise.all(files));
  await page.getByRole('button', { name: 'Fortsæt til albumdetaljer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Opret album' }).click();
  await expect(dialog.getByText('Venligst angiv en titel til albummet')).toBeVisible();
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Pris i kr').fill('1500');
  await dialog.getByLabel('Kategori').selectOption({ label: 'Natur' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Opret album' }).click();
  await expect(page.getByText(`Albummet '${title}' er oprettet`)).toBeVisible();
  await page.getByRole('link', { name: 'Gå til albummet' }).click();
  await expect(card(page, title)).toBeFocused();
  await expect(card(page, title)).toContainText('3 billeder · 1.500,00 kr · Natur');

  await visitor.goto(routes.albums);
  const shown = visitor.getByRole('listitem').filter({ hasText: title });
  await expect(shown).toContainText('3 billeder i album');

  await card(page, title)
    .getByRole('button', { name: `Rediger ${title}` })
    .click();
  // Sorted as a person counts: 'a 2' comes before 'a 10'.
  await expect(dialog.getByRole('button', { name: /^Slet billedet/ })).toHaveCount(3);
  const removals = await dialog.getByRole('button', { name: /^Slet billedet/ }).all();
  await expect(removals[1] ?? dialog).toHaveAccessibleName('Slet billedet a 2');
  await expect(
    dialog.getByRole('button', { name: 'Brug a 1 som forside', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await dragBefore(page, 'Flyt a 10', 'Flyt a 1');
  await expect(removals[0] ?? dialog).toHaveAccessibleName('Slet billedet a 10');
  await dialog.getByRole('button', { name: 'Rediger billedet a 2' }).click();
  await dialog.getByLabel('Billedtekst').fill('Før solen stod op.');
  await dialog.getByRole('button', { name: 'Gem Ændringer' }).click();
  await expect(page.getByText("Billedet 'a 2' er opdateret")).toBeVisible();
  await dialog.getByRole('button', { name: 'Slet billedet a 1', exact: true }).click();
  await confirmDeletion(page);
  // The cover is gone: the first that is left takes its place.
  await expect(dialog.getByRole('button', { name: 'Brug a 10 som forside' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await giveFiles(page, [await photograph('sidst.jpg')]);
  await expect(dialog.getByText(/^sidst/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Gem Ændringer' }).click();
  await expect(page.getByText('1 billede er tilføjet')).toBeVisible();
  await expect(card(page, title)).toContainText('3 billeder');

  await card(page, title)
    .getByRole('button', { name: `Slet ${title}` })
    .click();
  const question = page.getByRole('alertdialog', { name: `Slet albummet '${title}'?` });
  await expect(question).toContainText('Billeder, som kunder har købt, bliver bevaret til dem.');
  await confirmDeletion(page);
  await expect(card(page, title)).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Nordpå' })).toBeVisible();
  await expect(shown).toBeHidden();
});
