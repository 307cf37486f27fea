import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { confirmDeletion } from './support/screens/confirmDeletion.ts';
import {
  choosePictures,
  giveFiles,
  makeAlbum,
  openEditor,
  photograph,
} from './support/records/pictures.ts';
import { people } from './support/screens/signIn.ts';
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

test('an album is made, seen, arranged by mouse, given another picture, and deleted @main @phone-long', async ({
  page,
  otherPage: visitor,
}) => {
  const title = uniqueName('Efterår');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await openEditor(page, people.photographer, adminPath('billedlevering'));
  await makeAlbum(page, title, 'Natur');
  await page.getByRole('link', { name: 'Gå til albummet' }).click();
  await expect(card(page, title)).toBeFocused();
  await visitor.goto(routes.albums);
  const shown = visitor.getByRole('listitem').filter({ hasText: title });
  await expect(shown).toContainText('2 billeder i album');

  await press(`Rediger ${title}`);
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('button', { name: /^Slet billedet/ }).first();
  await expect(first).toHaveAccessibleName('Slet billedet aften');
  await dragBefore(page, 'Flyt morgen', 'Flyt aften');
  await expect(first).toHaveAccessibleName('Slet billedet morgen');
  await giveFiles(page, [await photograph('sidst.jpg')]);
  await expect(dialog.getByText(/^sidst/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Gem Ændringer' }).click();
  await expect(page.getByText('1 billede er tilføjet')).toBeVisible();
  await expect(card(page, title)).toContainText('3 billeder');

  await press(`Slet ${title}`);
  await confirmDeletion(page);
  await expect(card(page, title)).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Nordpå' })).toBeVisible();
  await expect(shown).toBeHidden();
});
