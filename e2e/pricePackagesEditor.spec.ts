import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { confirmDeletion } from './support/confirmDeletion.ts';
import { doubleText } from './support/doubleText.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { people, signIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const tab = adminPath('priser');

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function addPackage(page: Page, name: string, group: string): Promise<void> {
  await page.getByRole('button', { name: 'Tilføj pakke' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny prispakke' });
  await dialog.getByLabel('Navn').fill(name);
  await dialog.getByLabel('Pris i kr (inkl. moms)').pressSequentially('12500');
  await expect(dialog.getByLabel('Pris i kr (inkl. moms)')).toHaveValue('12.500');
  await dialog.getByLabel('Beskrivelse').fill('To dage ved havet.');
  await dialog.getByLabel('Indhold 1').fill('Lørdag\nog søndag');
  await dialog.getByLabel('Gruppe', { exact: true }).fill(group);
  await dialog.getByLabel('Gruppens plads (0-4)').fill('4');
  await dialog.getByRole('button', { name: 'Tilføj', exact: true }).click();
  await expect(card(page, name)).toBeVisible();
}

async function removePackage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Slet ${name}` }).click();
  await confirmDeletion(page);
  await expect(card(page, name)).toBeHidden();
}

test('a package is added, moved by keyboard, hidden and deleted @main @phone-long', async ({
  page,
  otherPage: visitor,
  isMobile,
}) => {
  const group = uniqueName('Gruppe');
  const [first, second] = [uniqueName('Weekend'), uniqueName('Hverdag')];
  await signIn(page, people.photographer, tab);
  await addPackage(page, first, group);
  await addPackage(page, second, group);
  await visitor.goto(routes.prices);
  const offers = visitor
    .locator('section')
    .filter({ has: visitor.getByRole('heading', { level: 2, name: group }) })
    .getByRole('heading', { level: 3 });
  await expect(offers).toHaveText([first, second]);

  const handle = page.getByRole('button', { name: `Flyt ${second}` });
  await handle.press('Space');
  await expect(page.getByText(`${second} er løftet.`)).toBeAttached();
  // Beside each other on a desk, below each other on a telephone.
  await page.keyboard.press(isMobile ? 'ArrowUp' : 'ArrowLeft');
  await expect(page.getByText(`${second} er nu nummer 1 af 2.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(async () => {
    await visitor.reload();
    await expect(offers).toHaveText([second, first], { timeout: 5000 });
  }).toPass();

  await page.getByRole('button', { name: `Rediger ${first}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Rediger prispakke' });
  await dialog.getByRole('switch', { name: 'Vis på hjemmesiden' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Gem Ændringer' }).click();
  await expect(card(page, first)).toContainText('Kladde');
  await visitor.reload();
  await expect(offers).toHaveText([second]);

  await removePackage(page, first);
  await removePackage(page, second);
});

test('can be used by everybody @phone-long', async ({ page }) => {
  await signIn(page, people.photographer, tab);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await doubleText(page);
  await expectNoOverflow(page);
});
