import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { holdWrites, textOf } from './support/heldWrites.ts';
import { gifFile, pictureFile } from './support/media.ts';
import { people, signIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

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

test('words that are not saved are asked about on every way out', async ({ page }) => {
  const held = await holdWrites(page);
  const words = uniqueName('Lys');
  await signIn(page, people.photographer, adminPath('filter-buttons'));
  await page.getByRole('link', { name: 'Forside' }).click();
  const title = page.getByLabel('Overskrift');
  await title.fill(words);
  await expect(page.getByText('Du har ændringer, der ikke er gemt')).toBeVisible();

  const question = page.getByRole('alertdialog', { name: 'Vil du forlade siden?' });
  await page.getByRole('link', { name: 'Om Mig' }).click();
  await question.getByRole('button', { name: 'Bliv her' }).click();
  await expect(title).toHaveValue(words);
  await page.goBack();
  await question.getByRole('button', { name: 'Bliv her' }).click();
  await expect(page).toHaveURL(/tab=forside/);
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.reload({ timeout: 3000 }).catch(() => undefined);
  await expect(title).toHaveValue(words);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Forside data gemt succesfuldt!')).toBeVisible();
  expect(textOf(held.written(DOCUMENT)[0], 'heroTitle')).toBe(words);
  await page.getByRole('link', { name: 'Om Mig' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Om Mig' })).toBeVisible();
});

test('can be used by everybody @phone-long', async ({ page }) => {
  await signIn(page, people.photographer, tab);
  await expect(page.getByLabel('Overskrift')).toBeVisible();
  await expectAccessible(page);
});

test('the featured pictures are arranged with the keyboard', async ({ page }) => {
  const held = await holdWrites(page);
  await signIn(page, people.photographer, tab);
  const handles = page.getByRole('button', { name: /^Flyt / });
  await expect(handles.first()).toHaveAccessibleName('Flyt Guld og hør');
  await handles.first().press('Space');
  await expect(page.getByText(/^Guld og hør er løftet/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Guld og hør er nu nummer 2 af/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(handles.nth(1)).toHaveAccessibleName('Flyt Guld og hør');
  await page.getByRole('button', { name: 'Gem Ændringer' }).click();
  await expect(page.getByText('Forside data gemt succesfuldt!')).toBeVisible();
  const order = held.written(DOCUMENT)[0]?.['featuredOrder'] as {
    arrayValue: { values: { stringValue: string }[] };
  };
  expect(order.arrayValue.values[1]).toEqual({ stringValue: 'portfolio-guld-og-hoer' });
});
