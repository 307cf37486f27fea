import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/screens/expectAccessible.ts';
import { holdWrites, textOf } from './support/network/heldWrites.ts';
import { gifFile, pictureFile } from './support/records/media.ts';
import { people, signIn } from './support/screens/signIn.ts';

const tab = adminPath('forside');
const DOCUMENT = '/content/frontpage';
const CHOOSE = 'Vælg billede eller video';

test('a picture is cut with the keyboard, and saves itself with its widths @main', async ({
  page,
}) => {
  const held = await holdWrites(page);
  await signIn(page, people.photographer, tab);
  await page.getByLabel(CHOOSE).setInputFiles(await pictureFile({ width: 2000, height: 1500 }));

  const dialog = page.getByRole('dialog', { name: 'Beskær billede' });
  await expect(dialog.getByRole('radio', { name: '16:9' })).toBeFocused();
  await expect(dialog.getByText(/^Bliver \d+ × \d+ px$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: '21:9' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Størst mulig' }).press('Enter');
  await expect(dialog.getByText(/^Bliver (1999|2000) × 112\d px$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Anvend Beskæring' }).press('Enter');

  await expect(page.getByText('Billede beskåret, optimeret og gemt automatisk!')).toBeVisible();
  const [saved] = held.written(DOCUMENT);
  expect(textOf(saved, 'backgroundMedia')).toMatch(/background_\d+\.webp/);
  expect(held.sent.map((path) => path.replace(/\d{10,}/, 'nu'))).toEqual([
    'front-page-background/background_nu_480.webp',
    'front-page-background/background_nu_960.webp',
    'front-page-background/background_nu_1600.webp',
    'front-page-background/background_nu.webp',
  ]);
  // The older files of the background are removed.
  await expect.poll(() => held.removed.length).toBeGreaterThan(0);
  expect(held.removed.join()).toMatch(/front-page-background\/background_/);
});

test('what is told of one picture does not lie on the buttons of the next', async ({ page }) => {
  await holdWrites(page);
  await page.setViewportSize({ width: 768, height: 600 });
  await signIn(page, people.photographer, tab);
  const picture = await pictureFile({ width: 1200, height: 800 });
  const apply = page.getByRole('button', { name: 'Anvend Beskæring' });
  await page.getByLabel(CHOOSE).setInputFiles(picture);
  await apply.click();
  const told = page.getByText('Billede beskåret, optimeret og gemt automatisk!');
  // The message stays as long as the pointer rests on it.
  await told.hover();

  await page.getByLabel(CHOOSE).setInputFiles(picture);
  // In sight without scrolling, too: the dialog is higher than this screen.
  await expect(apply).toBeInViewport({ ratio: 1 });
  await told.hover();
  await apply.click({ trial: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Luk' }).click({ trial: true });
  await expect(told).toBeVisible();
});

test('an animation becomes WebP and keeps its movement', async ({ page }) => {
  const held = await holdWrites(page);
  await signIn(page, people.photographer, tab);
  await page.getByLabel(CHOOSE).setInputFiles(await gifFile({ width: 64, height: 48 }));
  await expect(page.getByText('Baggrunden er gemt automatisk!')).toBeVisible();
  expect(held.sent.at(-1)).toMatch(/background_\d+\.webp$/);
  expect(textOf(held.written(DOCUMENT)[0], 'backgroundType')).toBe('gif');
});
