import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import {
  choosePictures,
  openEditor,
  photograph,
  removeStored,
  storedFile,
  storedItems,
  telephonePicture,
  wideGamutPortrait,
  type PictureFile,
} from './support/records/pictures.ts';
import { people } from './support/screens/signIn.ts';

const COLLECTION = 'enkeltbilleder';
/** The addresses to which the browser uploads files. */
const SENDING = /\/v0\/b\/[^/]+\/o\?/;

const dock = (page: Page) => page.getByRole('region', { name: 'Upload', exact: true });

/** A word that no other test uses, as it stands in the names of files. */
const uniqueWord = () => `p${crypto.randomUUID().slice(0, 8)}`;

/** Chooses pictures and gives them what they need; their titles are the names of their files. */
async function describePictures(page: Page, files: PictureFile[]): Promise<void> {
  await openEditor(page, people.photographer, adminPath('galleri'));
  await choosePictures(page, files);
  if (files.length > 1) {
    await page.getByLabel('Kategori').selectOption({ label: 'Natur' });
    await page.getByRole('button', { name: 'Brug til alle' }).click();
    return;
  }
  await page.getByRole('button', { name: /^Udfyld/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Kategori').selectOption({ label: 'Natur' });
  await dialog.getByRole('button', { name: 'Færdig' }).click();
}

const start = (page: Page) => page.getByRole('button', { name: 'Upload billeder' }).click();

test('what a closed page has left is finished with one press, and made once @long', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  const names = [1, 2, 3, 4, 5].map((number) => `${word} ${number}.jpg`);
  await describePictures(page, await Promise.all(names.map((name) => photograph(name))));
  // The line goes dead behind the second picture: two files and an original each.
  let sent = 0;
  await page.route(SENDING, async (route) => {
    if (route.request().url().includes('original')) sent += 1;
    if (sent <= 2) await route.continue();
  });
  await start(page);
  await expect.poll(() => storedItems(request, COLLECTION, word)).toHaveLength(2);

  page.once('dialog', (leaving) => void leaving.accept());
  await page.unroute(SENDING);
  await page.reload();
  await dock(page).getByRole('button', { name: 'Vis upload' }).click();
  await expect(dock(page)).toContainText('3 billeder nåede ikke at blive færdige sidst.');
  await dock(page).getByRole('button', { name: 'Fortsæt' }).click();
  await expect(page.getByText('3 billeder er uploadet')).toBeVisible();
  await expect(dock(page)).toBeHidden();
  const titles = (await storedItems(request, COLLECTION, word)).map(
    ({ fields }) => fields['title']?.stringValue,
  );
  expect(titles.sort()).toEqual([1, 2, 3, 4, 5].map((number) => `${word} ${number}`));
  await removeStored(request, COLLECTION, word);
});

test('a picture is published the right way up and in the colours of the web', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await describePictures(page, [await wideGamutPortrait(`${word}.jpg`)]);
  await start(page);
  await expect(page.getByText('1 billede er uploadet')).toBeVisible();
  const [item] = await storedItems(request, COLLECTION, word);
  const picture = item?.fields['picture']?.mapValue?.fields;
  expect(picture).toMatchObject({
    width: { integerValue: '600' },
    height: { integerValue: '900' },
  });
  const published = await request.get(item?.fields['watermarkedSrc']?.stringValue ?? '');
  expect(published.headers()['cache-control']).toContain('max-age=31536000');
  const { data, info } = await sharp(await published.body())
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  expect(data[0]).toBeGreaterThan(248);
  expect(Math.max(data[1] ?? 255, data[2] ?? 255)).toBeLessThan(12);
  await removeStored(request, COLLECTION, word);
});

test('a HEIC picture of a telephone is sold as an upright JPEG in the colours of the web', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await openEditor(page, people.photographer, adminPath('galleri'));
  await choosePictures(page, [await telephonePicture(`${word}.heic`)]);
  await expect(page.getByText('Taget 12. maj 2024')).toBeVisible();
  // The title stands in XMP.
  await page.getByRole('button', { name: /^Udfyld Blå time/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(word);
  await expect(dialog.getByLabel('Beskrivelse')).toHaveValue('Havnen');
  await dialog.getByLabel('Kategori').selectOption({ label: 'Natur' });
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await start(page);
  await expect(page.getByText('1 billede er uploadet')).toBeVisible();

  const [item] = await storedItems(request, COLLECTION, word);
  const original = await storedFile(request, item?.fields['originalSrc']?.stringValue ?? '');
  const { format, width, height, orientation } = await sharp(original).metadata();
  expect({ format, width, height, orientation }).toEqual({
    format: 'jpeg',
    width: 600,
    height: 900,
    orientation: 1,
  });
  const [red = 0, green = 0, blue = 0] = await sharp(original)
    .extract({ left: 300, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.abs(red - 215) + Math.abs(green - 93) + Math.abs(blue - 97)).toBeLessThan(12);
  expect(original.includes('2024:05:12 14:03:55')).toBe(true);
  expect(original.includes('Telefon 1')).toBe(true);
  await removeStored(request, COLLECTION, word);
});
