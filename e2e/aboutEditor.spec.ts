import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { holdWrites, textOf } from './support/heldWrites.ts';
import { pictureFile } from './support/media.ts';
import { people, signIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const tab = adminPath('about');

test('the words, a specialty and the portrait are edited and saved @main @phone-long', async ({
  page,
}) => {
  const held = await holdWrites(page);
  const philosophy = uniqueName('Let hånd');
  const specialty = uniqueName('Heste');
  await signIn(page, people.photographer, tab);

  const camera = page.getByLabel('Kameraer 1');
  await camera.fill('Et kamera, der er længe om at fortælle alt, hvad det kan. '.repeat(4));
  // All of what is written can be read.
  expect(await camera.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
  await page.getByLabel('Filosofi').fill(philosophy);
  await page.getByRole('button', { name: 'Opdater' }).click();
  await expect(page.getByText('Ændringer gemt!')).toBeVisible();
  expect(textOf(held.written('/about/content')[0], 'philosophy')).toBe(philosophy);

  await page.getByRole('button', { name: 'Tilføj specialisering' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tilføj specialisering' });
  await dialog.getByLabel('Titel').fill(specialty);
  await dialog.getByLabel('Beskrivelse').fill('I galop.');
  await dialog.getByLabel('Søg efter ikon').fill('pote');
  await dialog.getByRole('radio', { name: 'Pote' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(page.getByText('Specialisering opdateret!')).toBeVisible();
  expect(JSON.stringify(held.written('/about/content').at(-1))).toContain('paw-print');

  await page
    .getByLabel('Vælg billede')
    .setInputFiles(await pictureFile({ width: 900, height: 1200 }));
  await page.getByRole('button', { name: 'Anvend Beskæring' }).click();
  await expect(page.getByText('Profilbillede blev uploadet og gemt automatisk!')).toBeVisible();
  expect(textOf(held.written('/about/profile')[0], 'profileImage')).toMatch(/profile_\d+\.webp/);
});

test('can be used by everybody @phone-long', async ({ page }) => {
  await signIn(page, people.photographer, tab);
  await expect(page.getByLabel('Filosofi')).toBeVisible();
  await expectAccessible(page);
});
