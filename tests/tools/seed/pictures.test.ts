import sharp, { type Region } from 'sharp';
import { describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import { ALPHABET, strokeText } from '#src/model/watermarks/strokeText.ts';
import { derivePicture, makeCopies, makePlaceholder } from '../../../tools/seed/pictures.ts';
import { makeLogo, makePaymentIcon, markSvg } from '../../../tools/seed/watermarks.ts';

const SIZE = { width: 600, height: 400 };

async function greyOriginal(size = SIZE): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background: '#777777' } })
    .jpeg()
    .toBuffer();
}

/** The share of pixels in a region that a mark has changed. */
async function changedShare(webp: Buffer, region: Region): Promise<number> {
  const { data } = await sharp(webp)
    .extract(region)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((level) => Math.abs(level - 0x77) > 24).length / data.length;
}

describe('stroke text', () => {
  test.each([site.businessName, site.copyrightText, 'Æ Ø Å', '0123456789'])(
    'has a letter for every character of %s',
    (text) => {
      const letters = text.toUpperCase().match(/\S/gu) ?? [];
      const missing = letters.filter((each) => !ALPHABET[each]);
      expect(missing).toEqual([]);
    },
  );

  test('is wider with more letters, and twice as wide at twice the size', () => {
    const style = { size: 10, tracking: 0.2, weight: 0.1 };
    const short = strokeText('JE', style).width;
    expect(strokeText('JERSLEV', style).width).toBeGreaterThan(short);
    expect(strokeText('JE', { ...style, size: 20 }).width).toBeCloseTo(short * 2, 6);
  });

  test('needs no font', () => {
    expect(markSvg('shop', SIZE).toString()).not.toContain('<text');
  });
});

describe('public copies', () => {
  test('come in the widths below the original and in its own', async () => {
    const { none: copies = [] } = await makeCopies(await greyOriginal(), SIZE, ['none']);
    expect(copies.map(({ width, height }) => [width, height])).toEqual([
      [480, 320],
      [600, 400],
    ]);
    const { format, width } = await sharp(copies[0]?.data).metadata();
    expect([format, width]).toEqual(['webp', 480]);
  });

  test.each([
    ['shop', { left: 435, top: 360, width: 150, height: 25 }, 0.05],
    ['portfolio', { left: 10, top: 365, width: 140, height: 25 }, 0.05],
  ] as const)('for the %s carry their mark', async (mark, region, share) => {
    const { [mark]: copies = [] } = await makeCopies(await greyOriginal(), SIZE, [mark]);
    const last = copies.at(-1);
    expect(await changedShare(last?.data ?? Buffer.alloc(0), region)).toBeGreaterThan(share);
  });

  test('for the shop are marked all over', async () => {
    const size = { width: 1200, height: 800 };
    const { shop: [small] = [] } = await makeCopies(await greyOriginal(size), size, ['shop']);
    const levels = await sharp(small?.data)
      .extract({ left: 0, top: 0, width: 480, height: 160 })
      .greyscale()
      .stats();
    expect(levels.channels[0]?.stdev).toBeGreaterThan(1);
  });

  test('without a mark are bare', async () => {
    const { none: [small] = [] } = await makeCopies(await greyOriginal(), SIZE, ['none']);
    const all = { left: 0, top: 0, width: 480, height: 320 };
    expect(await changedShare(small?.data ?? Buffer.alloc(0), all)).toBe(0);
  });

  test('have a placeholder of a few hundred bytes', async () => {
    const placeholder = await makePlaceholder(await greyOriginal());
    expect(placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length).toBeLessThan(600);
  });
});

test.each([
  ['logo', makeLogo, 'webp'],
  ['payment icon', makePaymentIcon, 'png'],
] as const)('the %s is drawn the same every time', async (_, make, format) => {
  const [first, second] = [await make(), await make()];
  expect(first.equals(second)).toBe(true);
  expect((await sharp(first).metadata()).format).toBe(format);
});

test('a picture of the demo is derived with the marks that are asked for', async () => {
  const picture = await derivePicture('bogsider', ['shop', 'none'], 'test');
  expect(Object.keys(picture.copies)).toEqual(['shop', 'none']);
  expect(picture.copies.shop?.at(-1)?.width).toBe(picture.width);
  const { format, width, height } = await sharp(picture.original).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 856, height: picture.height });
});
