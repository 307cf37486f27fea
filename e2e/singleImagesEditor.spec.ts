import type { Page } from '@playwright/test';
import { adminPath, galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { confirmDeletion } from './support/screens/confirmDeletion.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import {
  choosePictures,
  openEditor,
  photograph,
  removeStored,
  storedItems,
} from './support/records/pictures.ts';
import { people } from './support/screens/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const tab = adminPath('galleri');

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function upload(page: Page, title: string): Promise<void> {
  await choosePictures(page, [await photograph(`${title}.jpg`)]);
  await page.getByRole('button', { name: 'Upload billeder' }).click();
  // The dialog for missing details opens by itself.
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pris i kr').fill('1250');
  await dialog.getByLabel('Kategori').selectOption({ label: 'Natur' });
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await page.getByRole('button', { name: 'Upload billeder' }).click();
  await expect(page.getByText('1 billede er uploadet')).toBeVisible();
}

test('a picture goes from the camera to the shop, is changed, hidden and deleted @main @phone-long', async ({
  page,
  request,
  otherPage: visitor,
}) => {
  const title = uniqueName('Morgenlys');
  await openEditor(page, people.photographer, tab);
  await upload(page, title);
  await expect(card(page, title)).toContainText('1.250,00 kr');
  await expectAccessible(page);

  await visitor.goto(galleryPath(routes.singleImages, { category: 'nature' }));
  await visitor.goto(routes.singleImages);
  const shown = visitor.getByRole('link', { name: title, exact: true });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toBeVisible();

  await card(page, title)
    .getByRole('button', { name: `Rediger ${title}` })
    .click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('switch', { name: 'Vis på hjemmesiden' }).click();
  await dialog.getByRole('button', { name: 'Gem Ændringer' }).click();
  await expect(card(page, title)).toContainText('Kladde');
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: 'Nordlys', exact: true })).toBeVisible();
  await expect(shown).toBeHidden();

  await card(page, title)
    .getByRole('button', { name: `Slet ${title}` })
    .click();
  await confirmDeletion(page);
  await expect(card(page, title)).toBeHidden();
  expect(await storedItems(request, 'enkeltbilleder', title)).toEqual([]);
});

test('a picture gets another file, and visitors see it at the same address', async ({
  page,
  request,
  otherPage: visitor,
}) => {
  const title = uniqueName('Havblik');
  await openEditor(page, people.photographer, tab);
  await upload(page, title);
  const [before] = await storedItems(request, 'enkeltbilleder', title);

  // A file of the same name is asked about.
  const again = await photograph(`${title}.jpg`, { colour: '#203040', width: 1200 });
  await choosePictures(page, [again]);
  await expect(page.getByRole('combobox', { name: /findes allerede/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annuller' }).click();

  await card(page, title)
    .getByRole('button', { name: `Rediger ${title}` })
    .click();
  await page.getByLabel('Erstat billedet …').setInputFiles(again);
  await expect(page.getByRole('alertdialog', { name: `Erstat '${title}'?` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erstat', exact: true }).click();
  await expect(page.getByText('1 billede er erstattet')).toBeVisible();

  const [after] = await storedItems(request, 'enkeltbilleder', title);
  expect(after?.name).toBe(before?.name);
  expect(after?.fields['originalSrc']).not.toEqual(before?.fields['originalSrc']);
  await visitor.goto(
    galleryPath(routes.singleImages, { open: after?.name.split('/').at(-1) ?? '' }),
  );
  const url = after?.fields['imageUrl']?.stringValue ?? '';
  await expect(visitor.getByRole('dialog').locator(`img[src="${url}"]`).first()).toBeVisible();
  await removeStored(request, 'enkeltbilleder', title);
});
