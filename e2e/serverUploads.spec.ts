import type { APIRequestContext, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { adminPath } from '#src/model/base/addresses.ts';
import { expect, test } from './fixtures.ts';
import { showOtherShop } from './support/records/otherShop.ts';
import {
  choosePictures,
  forgetSent,
  openEditor,
  type PictureFile,
  removeStored,
  serverStates,
  storedItems,
  storeWatermark,
} from './support/records/pictures.ts';
import { people } from './support/screens/signIn.ts';

const COLLECTION = 'enkeltbilleder';

/** Chooses a picture whose title is its name, and sends it. */
async function send(page: Page, file: PictureFile): Promise<void> {
  await openEditor(page, people.photographer, adminPath('galleri'));
  await choosePictures(page, [file]);
  await page.getByRole('button', { name: /^Udfyld/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill(file.name.replace('.jpg', ''));
  await dialog.getByLabel('Kategori').selectOption({ label: 'Natur' });
  await dialog.getByRole('button', { name: 'Færdig' }).click();
  await page.getByRole('button', { name: 'Upload billeder' }).click();
}

/** A picture as visitors see it: its placeholder, its sizes, and the pixels of each. */
async function publishedOf(request: APIRequestContext, title: string) {
  const [item] = await storedItems(request, COLLECTION, title);
  const { width, height, placeholder, sources } = item?.fields['picture']?.mapValue?.fields ?? {};
  const urls = (sources as { arrayValue?: { values: { mapValue: { fields: Fields } }[] } })
    .arrayValue?.values;
  const files = await Promise.all(
    (urls ?? []).map(async ({ mapValue }) =>
      (await request.get(mapValue.fields['url']?.stringValue ?? '')).body(),
    ),
  );
  const decoded = await Promise.all(
    files.map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })),
  );
  return {
    placeholder: placeholder?.stringValue,
    size: [width, height],
    sizes: decoded.map(({ info }) => [info.width, info.height, info.channels]),
    pixels: decoded.map(({ data }) => data),
  };
}

type Fields = Record<string, { stringValue?: string }>;

/** The differences between two pictures, in levels of 256, on average; of a mark on a plain ground, where it is seen. */
function difference(one: Buffer, other: Buffer, ground?: number): number {
  let [sum, count] = [0, 0];
  for (const [index, value] of one.entries()) {
    const second = other[index] ?? 0;
    const isGround = [value, second].every((each) => Math.abs(each - (ground ?? -99)) < 2);
    if (isGround) continue;
    sum += Math.abs(value - second);
    count += 1;
  }
  return sum / count;
}

/** A mark with round edges that fades, which programs scale in ways of their own. */
async function disc(): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="500">
    <radialGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#000" stop-opacity="0.2"/></radialGradient>
    <ellipse cx="350" cy="250" rx="340" ry="240" fill="url(#a)"/><path d="M0 0L700 500" stroke="#fff" stroke-width="9"/>
  </svg>`;
  return (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64');
}

// Also when it is broken off: other journeys publish pictures.
test.afterEach(async ({ request }) => {
  await storeWatermark(request, undefined);
  await forgetSent(request);
});

test('the server makes of a picture what the browser makes, with the tab closed', async ({
  page,
  otherPage,
  request,
}) => {
  // Six pictures are made, one after the other.
  test.slow();
  const word = `s${crypto.randomUUID().slice(0, 8)}`;
  await showOtherShop(otherPage.context(), { picturesMadeBy: 'server' });
  const photo = await readFile(join(import.meta.dirname, '../demo/badebro.jpg'));
  const grey = sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#808080' } });
  const plain = await grey.jpeg({ quality: 100 }).toBuffer();
  const pictures = { foto: photo, flade: plain, eget: plain };
  for (const [name, bytes] of Object.entries(pictures)) {
    if (name === 'eget') await storeWatermark(request, await disc());
    const file = (maker: string): PictureFile => {
      const own = `${word} ${name} ${maker}.jpg`;
      // The same file twice would be left out.
      return {
        name: own,
        mimeType: 'image/jpeg',
        buffer: Buffer.concat([bytes, Buffer.from(own)]),
      };
    };
    await send(page, file('browser'));
    await expect(page.getByText('1 billede er uploadet').first()).toBeVisible();
    const away = await otherPage.context().newPage();
    await send(away, file('server'));
    await expect(away.getByText('1 laves på serveren')).toBeVisible();
    await away.close({ runBeforeUnload: false });
    const title = (maker: string) => `${word} ${name} ${maker}`;
    await expect.poll(() => serverStates(request), { timeout: 60_000 }).toEqual(['done']);
    expect(await storedItems(request, COLLECTION, title('server'))).toHaveLength(1);
    const [one, other] = [
      await publishedOf(request, title('browser')),
      await publishedOf(request, title('server')),
    ];
    expect(other.size).toEqual(one.size);
    expect(other.sizes).toEqual(one.sizes);
    expect(other.placeholder).toBe(one.placeholder);
    const ground = name === 'foto' ? undefined : 0x80;
    const differences = one.pixels.map((pixels, index) =>
      difference(pixels, other.pixels[index] ?? Buffer.alloc(0), ground),
    );
    expect(Math.max(...differences)).toBeLessThan(2);
  }
  await removeStored(request, COLLECTION, word);
});
