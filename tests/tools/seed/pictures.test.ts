import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { ALPHABET } from '#src/model/watermarks/strokeText.ts';
import { catalogue, pages } from '../../../tools/seed/demoContent.ts';
import { derivePicture, makeCopies, wantedPictures } from '../../../tools/seed/pictures.ts';

const SIZE = { width: 600, height: 400 };
const original = await sharp({ create: { ...SIZE, channels: 3, background: '#777777' } })
  .jpeg()
  .toBuffer();

/** The share of pixels in a region that a mark has changed. */
async function changedShare(webp: Buffer, region: Region): Promise<number> {
  const { data } = await sharp(webp)
    .extract(region)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((level) => Math.abs(level - 0x77) > 24).length / data.length;
}

test('the pictures of the demo are those that its content names', () => {
  const files = globSync('*.jpg', { cwd: join(import.meta.dirname, '../../../demo') });
  const named = [...wantedPictures().keys()].map((id) => `${id}.jpg`);
  expect(files.map((file) => basename(file)).toSorted()).toEqual(named.toSorted());
});

test('a picture of the demo is shown or sold, not both, and has one title', () => {
  const { albums, singleImages, portfolio } = catalogue;
  const sold = [...albums.flatMap(({ pictures }) => pictures), ...singleImages];
  const titles = new Set(
    [...sold, ...portfolio].map(({ picture, title }) => `${picture} ${title}`),
  );
  const soldOnes = new Set(sold.map(({ picture }) => picture));
  expect(portfolio.filter(({ picture }) => soldOnes.has(picture))).toEqual([]);
  expect(titles.size).toBe(soldOnes.size + portfolio.length);
});

test('what shows its making when it is large is neither first nor featured', () => {
  const featured = catalogue.portfolio.filter((item) => item.featured);
  const large = [pages.frontPage, ...featured].map(({ picture }) => picture);
  const snowLightsAndRings = ['snefald', 'sneskygger', 'bylys', 'lyskaede', 'vielsesringe'];
  expect(large.filter((picture) => snowLightsAndRings.includes(picture))).toEqual([]);
});

test.each([site.businessName, site.copyrightText, 'Æ Ø Å', '0123456789'])(
  'there is a drawn letter for every character of %s',
  (text) => {
    const letters = text.toUpperCase().match(/\S/gu) ?? [];
    expect(letters.filter((each) => !ALPHABET[each])).toEqual([]);
  },
);

test.each([
  ['shop', { left: 435, top: 360, width: 150, height: 25 }, true],
  ['portfolio', { left: 10, top: 365, width: 140, height: 25 }, true],
  ['none', { left: 0, top: 0, width: 480, height: 320 }, false],
] as const)('public copies with the mark "%s" carry it', async (mark, region, isMarked) => {
  const { [mark]: copies = [] } = await makeCopies(original, SIZE, { marks: [mark] });
  expect(copies.map(({ width, height }) => [width, height])).toEqual([
    [480, 320],
    [600, 400],
  ]);
  const share = await changedShare(copies.at(isMarked ? -1 : 0)?.data ?? Buffer.alloc(0), region);
  if (isMarked) expect(share).toBeGreaterThan(0.05);
  else expect(share).toBe(0);
});

test('a picture of the demo is derived with the marks that are asked for', async () => {
  const picture = await derivePicture('bogsider', ['shop', 'none'], 'test');
  expect(Object.keys(picture.copies)).toEqual(['shop', 'none']);
  expect(picture.copies.shop?.at(-1)?.width).toBe(picture.width);
  expect(picture.placeholder.length).toBeLessThan(600);
  const { format, width, height } = await sharp(picture.original).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 856, height: picture.height });
});
