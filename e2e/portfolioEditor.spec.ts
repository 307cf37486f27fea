import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { confirmDeletion } from './support/confirmDeletion.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { choosePictures, openEditor, photograph } from './support/pictures.ts';
import { people } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('a picture is shown in the portfolio, renamed, chosen for the front page and taken down @main', async ({
  page,
  otherPage: visitor,
}) => {
  const title = uniqueName('Stilleben');
  const renamed = uniqueName('Krukke');
  await openEditor(page, people.photographer, adminPath('portfolio'));
  await choosePictures(page, [await photograph(`${title}.jpg`)]);
  await page.getByRole('button', { name: 'Upload til portfolio' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Kategori er påkrævet')).toBeVisible();
  await dialog.getByLabel('Kategori').selectOption({ label: 'Natur' });
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await page.getByRole('button', { name: 'Upload til portfolio' }).click();
  await expect(page.getByText('1 billede er uploadet')).toBeVisible();
  await expect(card(page, title)).toBeVisible();
  await expectAccessible(page);

  await visitor.goto(routes.portfolio);
  await expect(visitor.getByRole('link', { name: title, exact: true })).toBeVisible();

  await card(page, title)
    .getByRole('button', { name: `Rediger ${title}` })
    .click();
  await dialog.getByLabel('Titel').fill(renamed);
  await dialog.getByRole('switch', { name: 'Vis på forsiden' }).check();
  await dialog.getByRole('button', { name: 'Gem Ændringer' }).click();
  await expect(card(page, renamed)).toBeVisible();
  await visitor.goto(routes.home);
  await visitor.getByRole('link', { name: renamed, exact: true }).click();
  await expect(visitor.getByRole('dialog')).toContainText(renamed);

  await card(page, renamed)
    .getByRole('button', { name: `Slet ${renamed}` })
    .click();
  await confirmDeletion(page);
  await expect(card(page, renamed)).toBeHidden();
  await visitor.goto(routes.portfolio);
  await expect(visitor.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: renamed, exact: true })).toBeHidden();
});
