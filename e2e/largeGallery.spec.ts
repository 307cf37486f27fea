import type { Page } from '@playwright/test';
import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { contentOf, downloadBy, entriesOf } from './support/archives.ts';
import { card, copiedLink, giveName } from './support/clientGallery.ts';
import { expectNoOverflow } from './support/expectNoOverflow.ts';
import { giveFiles, photograph, type PictureFile } from './support/pictures.ts';
import { people, signIn } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const COUNT = 600;
const PHONE = { width: 390, height: 844 };
const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
const titleOf = (number: number) => `Foto ${String(number).padStart(4, '0')}`;

/** A small photograph. Files of one size would all be compared with each other, which no camera brings about. */
async function numbered(number: number): Promise<PictureFile> {
  const file = await photograph(`${titleOf(number)}.jpg`, { width: 300, height: 200 });
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.alloc(number)]) };
}

async function createGallery(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Nyt kundegalleri' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Kunden må').selectOption({ label: 'Hente originalerne' });
  await dialog.getByRole('switch', { name: 'De, der vælger, kan se hinandens lister' }).check();
  await dialog.getByRole('switch', { name: 'Kræv en kode' }).uncheck();
  await dialog.getByRole('button', { name: 'Opret galleri' }).click();
  await expect(dialog).toBeHidden();
}

async function addAll(page: Page, title: string): Promise<void> {
  await card(page, title).getByRole('button', { name: 'Billeder' }).click();
  const dialog = page.getByRole('dialog');
  await giveFiles(page, await Promise.all(numbers.map(numbered)));
  await expect(dialog.getByRole('heading', { name: `${COUNT} billeder er valgt` })).toBeVisible();
  await expect(dialog.getByText(/^Læser/)).toBeHidden({ timeout: 300_000 });
  await dialog.getByRole('button', { name: 'Tilføj billeder' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(COUNT, { timeout: 1_500_000 });
  await dialog.getByRole('button', { name: 'Luk', exact: true }).click();
}

const heart = (page: Page, number: number) =>
  page.getByRole('button', { name: `${titleOf(number)}.jpg: Favoritter` });

interface Guest {
  link: string;
  name: string;
  first: number;
}

async function openAs(page: Page, { link, name, first }: Guest): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(link);
  await page.getByRole('button', { name: 'Se billederne' }).click({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: /^Åbn Foto/ })).toHaveCount(COUNT);
  await heart(page, first).click();
  await giveName(page, name);
}

async function choose(page: Page, chosen: readonly number[]): Promise<void> {
  for (const number of chosen) await heart(page, number).click();
  const bar = page.getByRole('region', { name: 'Dit valg' });
  await expect(bar.getByText(`${chosen.length + 1} billeder`)).toBeVisible();
  await expect(bar.getByRole('status')).toHaveText('', { timeout: 60_000 });
}

test('a couple chooses among six hundred pictures on two phones at once, and takes them home @long', async ({
  page,
  otherPage: anna,
  thirdPage: bo,
}) => {
  test.setTimeout(2_400_000);
  const title = uniqueName('Bryllup');
  await signIn(page, people.photographer, adminPath('kundegallerier'));
  await createGallery(page, title);
  await addAll(page, title);
  const link = await copiedLink(page, title);
  await card(page, title).getByRole('button', { name: 'Åbn for kunden' }).click();
  await expect(card(page, title)).toContainText('Åbent');

  const half = COUNT / 2;
  await Promise.all([
    openAs(anna, { link, name: 'Anna', first: 1 }),
    openAs(bo, { link, name: 'Bo', first: half }),
  ]);
  const annas = numbers.slice(1, 20);
  const bos = numbers.slice(half, half + 19);
  await Promise.all([choose(anna, annas), choose(bo, bos)]);
  await expectNoOverflow(anna);

  // Each sees what the other has chosen.
  await anna.reload();
  await anna.getByRole('button', { name: 'Se billederne' }).click({ timeout: 60_000 });
  await anna.getByRole('button', { name: 'Andres valg' }).click();
  await expect(anna.getByRole('dialog').getByText('20 billeder')).toBeVisible();
  await anna.getByRole('button', { name: 'Vis Favoritter' }).click();
  await expect(anna.getByRole('link', { name: /^Åbn Foto/ })).toHaveCount(20);

  await card(page, title).getByRole('button', { name: 'Valg' }).click();
  for (const name of ['Anna', 'Bo']) {
    const seen = page.getByRole('region', { name: `${name}: Favoritter` });
    await expect(seen.getByText('20 billeder')).toBeVisible();
  }

  const saved = await downloadBy(bo, 'Hent alle originaler');
  const entries = await entriesOf(await contentOf(saved));
  expect([...entries.keys()].filter((name) => name.endsWith('.jpg'))).toHaveLength(COUNT);
});
