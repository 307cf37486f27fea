import type { APIRequestContext, Download, Page } from '@playwright/test';
import { routes } from '#src/model/base/routes.ts';
import { expect, test } from './fixtures.ts';
import { createAccount, uniqueEmail } from './support/accounts.ts';
import {
  claimLargeFiles,
  contentOf,
  downloadBy,
  downloadPicture,
  entriesOf,
} from './support/archives.ts';
import { giveLostPicture, placePurchase, type Buyer } from './support/purchases.ts';
import { signIn } from './support/signIn.ts';

/** Bought files, as the browser asks storage for them. */
const FILES = /\/o\/customer-permanent-archive[^?]*\?alt=media/;
const SECURE_DOWNLOAD = '**/api/secure-download';

const album = { id: 'album', name: 'Strand: øst/vest', type: 'album' as const };
const single = { id: 'single', name: 'Klit', type: 'image' as const };

async function newBuyer(request: APIRequestContext): Promise<Buyer> {
  const email = uniqueEmail();
  return { email, uid: await createAccount(request, { email }) };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a picture, an album and everything are downloaded whole @main', async ({ page, request }) => {
  const buyer = await newBuyer(request);
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

test('a picture that is missing is named, and comes with the next try', async ({
  page,
  request,
  complaints,
}) => {
  const buyer = await newBuyer(request);
  const bought = await placePurchase(buyer, {
    items: [{ ...album, pictures: ['Bølge', 'Sand'] }],
    lost: ['Sand'],
  });
  await signIn(page, buyer.email, routes.orderHistory);
  const zipped = await downloadBy(page, 'Download album som ZIP');
  const entries = await entriesOf(await contentOf(zipped));
  expect([...entries.keys()].sort()).toEqual(['Bølge.jpg', 'Indhold.txt', 'Licens.txt']);
  await expect(page.getByText('Kunne ikke downloade Sand')).toBeVisible();
  const original = await giveLostPicture(bought.orderId, 1);
  const rest = await entriesOf(
    await contentOf(await downloadBy(page, 'Download de manglende igen')),
  );
  expect(rest.get('Sand.jpg')).toEqual(original);
  await expect(page.getByText('Kunne ikke downloade Sand')).toBeHidden();
  // The browser notes each answer that says no.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/404|502/);
});

test('a large archive is streamed to the place that was chosen', async ({ page, request }) => {
  const buyer = await newBuyer(request);
  const { originals } = await placePurchase(buyer, {
    items: [{ ...album, pictures: ['Bølge', 'Sand'] }],
  });
  // A test cannot answer the browser's own file dialog.
  await page.addInitScript(() => {
    const place = async () =>
      (await navigator.storage.getDirectory()).getFileHandle('chosen', { create: true });
    Object.assign(window, { showSaveFilePicker: place });
  });
  await signIn(page, buyer.email, routes.orderHistory);
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
  const buyer = await newBuyer(request);
  const { originals } = await placePurchase(buyer, {
    items: [{ ...album, pictures: ['Bølge', 'Sand'] }],
  });
  await page.addInitScript(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
  await signIn(page, buyer.email, routes.orderHistory);
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

test('a download waits for the network, and can be stopped', async ({
  page,
  request,
  context,
  complaints,
}) => {
  const buyer = await newBuyer(request);
  await placePurchase(buyer, { items: [{ ...album, pictures: ['Bølge', 'Sand'] }] });
  await signIn(page, buyer.email, routes.orderHistory);
  let letThrough = false;
  await page.route(FILES, async (route) => {
    if (letThrough) await route.continue();
    else await route.abort('internetdisconnected');
    if (!letThrough) await context.setOffline(true);
  });
  const saved = page.waitForEvent('download');
  await button(page, 'Download album som ZIP').click();
  await expect(
    page.getByText('Du er offline. Downloadet fortsætter, når forbindelsen er tilbage.'),
  ).toBeVisible();
  letThrough = true;
  await context.setOffline(false);
  expect((await entriesOf(await contentOf(await saved))).size).toBe(4);

  await page.unroute(FILES);
  await page.route(FILES, () => undefined);
  await button(page, 'Download album som ZIP').click();
  await button(page, 'Afbryd').click();
  await expect(page.getByText('Downloadet er afbrudt.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Download', exact: true })).toBeHidden();
  complaints.length = 0;
});

test('whoever has not bought it gets nothing', async ({ page, request, complaints }) => {
  const buyer = await newBuyer(request);
  const other = await newBuyer(request);
  const { orderId } = await placePurchase(other, { items: [single] });
  await placePurchase(buyer, { items: [single] });
  await signIn(page, buyer.email, routes.orderHistory);
  // The page of one customer asks for the purchase of another.
  await page.route(SECURE_DOWNLOAD, async (route) => {
    const input = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...input, purchaseId: orderId }) });
  });
  await button(page, 'Download Klit').first().click();
  await page.getByRole('menuitem', { name: 'Download med dit navn' }).click();
  await expect(
    page.getByText('Unauthorized: User not authenticated or user ID mismatch'),
  ).toBeVisible();
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('403');
});
