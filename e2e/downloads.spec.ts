import type { APIRequestContext, Download, Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { newCustomer } from './support/records/accounts.ts';
import {
  claimLargeFiles,
  contentOf,
  downloadBy,
  downloadPicture,
  entriesOf,
} from './support/screens/archives.ts';
import { placePurchase } from './support/records/purchases.ts';
import { signIn } from './support/screens/signIn.ts';

const album = { id: 'album', name: 'Strand: øst/vest', type: 'album' as const };
const single = { id: 'single', name: 'Klit', type: 'image' as const };

async function buyAlbum(request: APIRequestContext) {
  const buyer = await newCustomer(request);
  const items = [{ ...album, pictures: ['Bølge', 'Sand'] }];
  return { ...buyer, ...(await placePurchase(buyer, { items })) };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a picture, an album and everything are downloaded whole @main', async ({ page, request }) => {
  const buyer = await newCustomer(request);
  const pictures = ['Bølge', 'Sand', 'Måge'];
  const { orderId, originals } = await placePurchase(buyer, {
    items: [{ ...album, pictures }, single],
  });
  await signIn(page, buyer.email, routes.orderHistory);
  await expect(page.getByText(orderId)).toBeVisible();
  await button(page, 'Vis detaljer').click();

  const picture = await downloadPicture(page, 'Klit', 'Download med dit navn');
  expect(picture.suggestedFilename()).toMatch(/^Klit_[0-9A-F]{16}\.jpg$/);
  expect((await contentOf(picture)).subarray(0, 3).toString('hex')).toBe('ffd8ff');

  const noted = page.waitForResponse('**/api/log-downloads');
  const original = await downloadPicture(page, 'Klit', 'Download original');
  expect((await noted).ok(), 'the server notes the original').toBe(true);
  expect(original.suggestedFilename()).toBe('Klit.jpg');
  expect(await contentOf(original)).toEqual(originals.get('Klit'));

  await button(page, 'Vis 3 billeder').click();
  const sand = await downloadPicture(page, 'Sand', 'Download med dit navn');
  expect(sand.suggestedFilename()).toMatch(/^Sand_[0-9A-F]{16}\.jpg$/);
  expect((await contentOf(sand)).subarray(0, 3).toString('hex')).toBe('ffd8ff');

  const archiveNoted = page.waitForResponse('**/api/log-downloads');
  const zipped = await downloadBy(page, /^Download Strand/);
  expect((await archiveNoted).ok(), 'the server notes the archive').toBe(true);
  expect(zipped.suggestedFilename()).toBe('Strand__øst_vest.zip');
  const entries = await entriesOf(await contentOf(zipped));
  expect([...entries.keys()].sort()).toEqual([
    'Bølge.jpg',
    'Indhold.txt',
    'Licens.txt',
    'Måge.jpg',
    'Sand.jpg',
  ]);
  for (const name of pictures) expect(entries.get(`${name}.jpg`)).toEqual(originals.get(name));
  expect(String(entries.get('Indhold.txt'))).toContain(`Ordrenummer ${orderId}`);
  expect(String(entries.get('Licens.txt'))).toContain('Købte billeder er royaltyfri.');

  const whole = await downloadBy(page, 'Download hele købshistorikken som ZIP');
  expect(whole.suggestedFilename()).toMatch(/_Billeder_\d+\.\d+\.\d{4}\.zip$/);
  const all = await entriesOf(await contentOf(whole));
  expect(all.get('high-quality-albums/Strand__øst_vest/Sand.jpg')).toEqual(originals.get('Sand'));
  expect(all.get('high-quality-enkeltbilleder/Klit.jpg')).toEqual(originals.get('Klit'));
  await expect(page.getByText('Downloadet er færdigt.').first()).toBeVisible();

  await page.getByRole('heading', { name: 'Dine downloads' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('Downloadet flest gange')).toBeVisible();
});

test('a large archive is streamed to the place that was chosen', async ({ page, request }) => {
  const { email, originals } = await buyAlbum(request);
  // A test cannot answer the browser's own file dialog.
  await page.addInitScript(() => {
    const place = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('chosen', { create: true });
    Object.assign(window, { showSaveFilePicker: place });
  });
  await signIn(page, email, routes.orderHistory);
  await claimLargeFiles(page);
  await button(page, 'Download album som ZIP').click();
  await expect(page.getByText('Downloadet er færdigt.')).toBeVisible();
  const bytes = await page.evaluate(async () => {
    const handle = await (await navigator.storage.getDirectory()).getFileHandle('chosen');
    return [...new Uint8Array(await (await handle.getFile()).arrayBuffer())];
  });
  const entries = await entriesOf(Buffer.from(bytes));
  expect(entries.get('Bølge.jpg')).toEqual(originals.get('Bølge'));
  expect(entries.get('Sand.jpg')).toEqual(originals.get('Sand'));
});

test('without such a question a large archive is written aside, or else in parts @phone', async ({
  page,
  request,
}) => {
  const { email, originals } = await buyAlbum(request);
  await page.addInitScript(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
  await signIn(page, email, routes.orderHistory);
  await claimLargeFiles(page);
  const aside = await downloadBy(page, 'Download album som ZIP');
  const entries = await entriesOf(await contentOf(aside));
  expect(entries.get('Sand.jpg')).toEqual(originals.get('Sand'));
  await expect(button(page, 'Download album som ZIP')).toBeEnabled();

  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1, usage: 0 });
  });
  const parts: Download[] = [];
  page.on('download', (part) => parts.push(part));
  await button(page, 'Download album som ZIP').click();
  await expect.poll(() => parts.length).toBe(2);
  expect(parts.map((part) => part.suggestedFilename())).toEqual([
    'Strand__øst_vest_del_1_af_2.zip',
    'Strand__øst_vest_del_2_af_2.zip',
  ]);
  const [first, second] = await Promise.all(
    parts.map(async (part) => entriesOf(await contentOf(part))),
  );
  expect(first?.has('Licens.txt')).toBe(true);
  expect([...(second?.keys() ?? [])].sort()).toEqual(['Indhold.txt', 'Sand.jpg']);
});
