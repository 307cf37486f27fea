import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { LOCAL_HOST, LOCAL_PROJECT_ID, LOCAL_STORAGE_BUCKET } from '#src/config/local.ts';
import { collections } from '#src/model/base/paths.ts';
import { ports } from '../ports.ts';
import { signIn } from '../screens/signIn.ts';

const documents = `http://${LOCAL_HOST}:${ports.firestore}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
const asOwner = { Authorization: 'Bearer owner' };

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photograph of one colour, as a camera would have taken it. No two names have the same file. */
export async function photograph(
  name: string,
  { width = 900, height = 600, colour = '#7a8f6a' } = {},
): Promise<PictureFile> {
  const picture = sharp({ create: { width, height, channels: 3, background: colour } });
  const buffer = Buffer.concat([await picture.jpeg().toBuffer(), Buffer.from(name)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photograph taken with the camera on its side, in more colours than the web has. */
export async function wideGamutPortrait(name: string): Promise<PictureFile> {
  const picture = sharp({
    create: { width: 900, height: 600, channels: 3, background: '#ff0000' },
  });
  const buffer = await picture
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A HEIC file as telephones write it: taken on its side, in Display P3, with Exif and XMP. No two are the same. */
export async function telephonePicture(name: string): Promise<PictureFile> {
  const path = join(import.meta.dirname, '../../../tests/support/pictures/telephone.heic');
  const buffer = Buffer.concat([
    await readFile(path),
    Buffer.from('\0\0\0\x14free' + name.padEnd(12).slice(0, 12)),
  ]);
  return { name, mimeType: 'image/heic', buffer };
}

/** Opens a tab of the dashboard that has pictures, and waits for them: the live connection takes its time. */
export async function openEditor(page: Page, email: string, tab: string): Promise<void> {
  await signIn(page, email, tab);
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 25_000 });
}

/** Gives files to the button of the open editor or dialog. */
export async function giveFiles(page: Page, files: PictureFile[]): Promise<void> {
  await page.locator('input[type=file]:not([webkitdirectory])').last().setInputFiles(files);
}

/** Chooses files in the open editor, and waits until it has read them. */
export async function choosePictures(page: Page, files: PictureFile[]): Promise<void> {
  await giveFiles(page, files);
  await expect(page.getByRole('heading', { name: /er valgt$/ })).toBeVisible();
  await expect(page.getByText(/^Læser/)).toBeHidden();
}

/** Makes an album of two pictures in the tab of the albums, as the photographer who is signed in. */
export async function makeAlbum(page: Page, title: string, category: string): Promise<void> {
  const files = ['morgen.jpg', 'aften.jpg'].map((name) => photograph(name));
  await choosePictures(page, await Promise.all(files));
  await page.getByRole('button', { name: 'Fortsæt til albumdetaljer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(title);
  await dialog.getByLabel('Pris i kr').fill('900');
  await dialog.getByLabel('Kategori').selectOption({ label: category });
  await dialog.getByRole('button', { name: 'Opret album' }).click();
  await expect(page.getByText(`Albummet '${title}' er oprettet`)).toBeVisible();
}

/** A document as the REST interface tells it. */
export interface StoredItem {
  name: string;
  fields: Record<string, { stringValue?: string; mapValue?: { fields: StoredItem['fields'] } }>;
}

async function storedIn(request: APIRequestContext, collection: string): Promise<StoredItem[]> {
  const answer = await request.get(`${documents}/${collection}?pageSize=300`, { headers: asOwner });
  const { documents: found = [] } = (await answer.json()) as { documents?: StoredItem[] };
  return found;
}

async function remove(request: APIRequestContext, items: readonly StoredItem[]): Promise<void> {
  for (const { name } of items) {
    await request.delete(`${documents}/${name.split('/documents/')[1] ?? ''}`, {
      headers: asOwner,
    });
  }
}

/** The documents of a collection with such a title. */
export async function storedItems(
  request: APIRequestContext,
  collection: string,
  titled: string,
): Promise<StoredItem[]> {
  const found = await storedIn(request, collection);
  return found.filter(({ fields }) => fields['title']?.stringValue?.includes(titled));
}

/** A file in the storage, which only administrators may read. */
export async function storedFile(request: APIRequestContext, path: string): Promise<Buffer> {
  const answer = await request.get(
    `http://${LOCAL_HOST}:${ports.storage}/v0/b/${LOCAL_STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media`,
    { headers: asOwner },
  );
  return answer.body();
}

/** Takes away what a test has made. */
export async function removeStored(
  request: APIRequestContext,
  collection: string,
  titled: string,
): Promise<void> {
  await remove(request, await storedItems(request, collection, titled));
}

/** The states of the pictures that were sent to the server, each once, with its problem. */
export async function serverStates(request: APIRequestContext): Promise<string[]> {
  const states = (await storedIn(request, collections.intake)).map(({ fields }) =>
    [fields['state'], fields['problem']]
      .map((each) => each?.stringValue ?? '')
      .join(' ')
      .trim(),
  );
  return [...new Set(states)];
}

/** Lets go of what was sent to the server: the dashboard shows every journey what is not made yet. */
export async function forgetSent(request: APIRequestContext): Promise<void> {
  await remove(request, await storedIn(request, collections.intake));
}

/** Chooses a watermark of her own, all over pictures, of a PNG of 700 by 500 pixels; or the specified one again. */
export async function storeWatermark(
  request: APIRequestContext,
  png: string | undefined,
): Promise<void> {
  const [width, height, share, opacity] = [700, 500, 30, 60].map((number) => ({
    integerValue: String(number),
  }));
  const place = { stringValue: 'tiled' };
  const mark = { png: { stringValue: png }, width, height, place, share, opacity };
  const chosen = png === undefined ? { nullValue: null } : { mapValue: { fields: mark } };
  const answer = await request.patch(`${documents}/settings/watermark`, {
    headers: asOwner,
    data: { fields: { chosen, updatedAt: { timestampValue: new Date().toISOString() } } },
  });
  expect(answer.ok()).toBe(true);
}
