import sharp from 'sharp';
import { expect, test } from 'vitest';
import { MARK_PNG_MAX_LENGTH } from '#src/model/watermarks/schema.ts';
import { rasterise } from '../../../../functions/src/watermarks/rasterise.ts';
import { bomb } from '../../../support/bomb.ts';

const svg = (content: string, size = 'viewBox="0 0 40 10"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
const bar = '<rect width="20" height="10" fill="#fff"/>';

const plain = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: 0, b: 0, alpha } } });

const pixelsOf = (png: string) => sharp(Buffer.from(png, 'base64')).raw().toBuffer();

test.each([
  ['without a size', 'viewBox="0 0 40 10"'],
  ['of a small size', 'viewBox="0 0 40 10" width="4" height="1"'],
  ['of a large size', 'viewBox="0 0 40 10" width="80000" height="20000"'],
])('an SVG %s becomes a sharp PNG that is transparent where nothing is drawn', async (_, size) => {
  const { png, width, height } = await rasterise(svg(bar, size));
  expect([width, height]).toEqual([1200, 300]);
  const pixels = await pixelsOf(png);
  expect([...pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  expect(pixels.at(-1)).toBe(0);
});

test('a PNG keeps its size up to the widest picture, and loses what is hidden in it', async () => {
  const small = await plain(30, 20, 0.5)
    .withExif({ IFD0: { Copyright: 'x' } })
    .png()
    .toBuffer();
  const mark = await rasterise(small);
  expect(mark).toMatchObject({ width: 30, height: 20 });
  const { format, exif } = await sharp(Buffer.from(mark.png, 'base64')).metadata();
  expect([format, exif]).toEqual(['png', undefined]);
  expect(await rasterise(await plain(2400, 100).png().toBuffer())).toMatchObject({ width: 1200 });
});

test('a drawing with room for no more is made smaller', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const noisy = sharp({
    create: { width: 700, height: 300, channels: 3, background: '#fff', noise },
  });
  const file = await noisy.png({ palette: true, quality: 30 }).toBuffer();
  const { png, width } = await rasterise(file);
  expect([png.length <= MARK_PNG_MAX_LENGTH, width < 700]).toEqual([true, true]);
});

const png = await plain(30, 20).png().toBuffer();

test.each<[what: string, file: Buffer, message: RegExp]>([
  ['a small PNG that claims a gigabyte', bomb(), /for mange pixels/],
  ['a PNG that is a page too', Buffer.concat([png, Buffer.from('<script>')]), /Vælg en PNG eller/],
  ['half a PNG', png.subarray(0, png.length - 30), /kunne ikke læses/],
  ['a JPEG by the name of a PNG', await plain(9, 9).jpeg().toBuffer(), /Vælg en PNG eller en SVG/],
  ['a PNG of nothing', await plain(9, 9, 0).png().toBuffer(), /intet at se/],
  ['an SVG of nothing', svg(''), /intet at se/],
  ['an SVG with a script', svg(`${bar}<script>alert(1)</script>`), /andet end figurer/],
  ['an SVG of a file of the server', svg('<image href="/etc/passwd"/>'), /andet end figurer/],
  ['broken SVG', svg('<g>'), /kunne ikke læses/],
  ['entities', Buffer.from(`<!DOCTYPE a [<!ENTITY b "c">]>${svg(bar).toString()}`), /andet end/],
  ['an SVG of many pixels', svg(bar, 'width="9000000" height="9000000"'), /for mange pixels/],
])('%s is refused', async (_, file, message) => {
  await expect(rasterise(file)).rejects.toMatchObject({
    details: { message: expect.stringMatching(message) as string },
  });
});
