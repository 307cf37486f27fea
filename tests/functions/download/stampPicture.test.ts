import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp, { type Region, type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { stampPicture } from '../../../functions/src/download/stampPicture.ts';

const TEXT = 'Mette Ågård · 0123456789ABCDEF · 03.01.2026 · u1234567';
const WIDTH = 900;
const HEIGHT = 600;

/** Left half red, right half blue, so that a turned picture shows. */
function twoColours(): Sharp {
  const right = {
    create: { width: WIDTH / 2, height: HEIGHT, channels: 3 as const, background: '#00f' },
  };
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#f00' },
  }).composite([{ input: right, left: WIDTH / 2, top: 0 }]);
}

async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  const raw = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...raw];
}

const isRed = ([red = 0, , blue = 0]: number[]): boolean => red > 200 && blue < 60;
const isBlue = ([red = 0, , blue = 0]: number[]): boolean => blue > 200 && red < 60;

/** Returns the largest difference between two pictures in a part of them; 0 when they are equal. */
async function difference(a: Buffer, b: Buffer, part: Region): Promise<number> {
  const cut = (picture: Buffer) => sharp(picture).extract(part).png().toBuffer();
  const changed = await sharp(await cut(a))
    .composite([{ input: await cut(b), blend: 'difference' }])
    .toBuffer();
  const { channels } = await sharp(changed).stats();
  return Math.max(...channels.slice(0, 3).map(({ max }) => max));
}

test('a JPEG in full size, with the text in its lower right corner and nowhere else', async () => {
  const original = await twoColours().jpeg({ quality: 100 }).toBuffer();
  const stamped = await stampPicture(original, TEXT);
  const { format, width, height } = await sharp(stamped).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: WIDTH, height: HEIGHT });
  const corner = { left: WIDTH / 2, top: HEIGHT - 40, width: WIDTH / 2, height: 40 };
  const rest = { left: 0, top: 0, width: WIDTH, height: HEIGHT - 60 };
  expect(await difference(original, stamped, corner)).toBeGreaterThan(100);
  expect(await difference(original, stamped, rest)).toBeLessThan(12);
});

/** Returns the first quantization table of a JPEG, which follows from its quality alone. */
function quantization(picture: Buffer): string {
  const at = picture.indexOf(Buffer.from([0xff, 0xdb]));
  return picture.toString('hex', at, at + 69);
}

test('the quality is 0.95', async () => {
  const original = await twoColours().jpeg({ quality: 70 }).toBuffer();
  const as = async (quality: number) =>
    quantization(await twoColours().jpeg({ quality }).toBuffer());
  const stamped = quantization(await stampPicture(original, TEXT));
  expect(stamped).toBe(await as(95));
  expect(stamped).not.toBe(await as(94));
});

test('the text can be told from another text', async () => {
  const original = await twoColours().jpeg().toBuffer();
  const [one, same, other] = await Promise.all([
    stampPicture(original, TEXT),
    stampPicture(original, TEXT),
    stampPicture(original, TEXT.replace('Mette', 'Jette')),
  ]);
  expect(one.equals(same)).toBe(true);
  expect(one.equals(other)).toBe(false);
});

describe('orientation', () => {
  // The effect of each of EXIF's orientations on a picture that is red left and blue right.
  const turned: [number, 'wide' | 'tall', 'red' | 'blue'][] = [
    [1, 'wide', 'red'],
    [2, 'wide', 'blue'],
    [3, 'wide', 'blue'],
    [4, 'wide', 'red'],
    [5, 'tall', 'red'],
    [6, 'tall', 'red'],
    [7, 'tall', 'blue'],
    [8, 'tall', 'blue'],
  ];

  test.each(turned)('%d is shown as it was taken', async (orientation, shape, first) => {
    const original = await twoColours().withMetadata({ orientation }).jpeg().toBuffer();
    const stamped = await stampPicture(original, TEXT);
    const { width, height, orientation: left } = await sharp(stamped).metadata();
    const expected = shape === 'wide' ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH];
    expect([width, height]).toEqual(expected);
    expect(left ?? 1).toBe(1);
    const start = await pixel(stamped, 5, 5);
    expect(first === 'red' ? isRed(start) : isBlue(start)).toBe(true);
  });
});

describe('colours', () => {
  test('a wide colour space keeps its profile and its values', async () => {
    const original = await twoColours().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
    const stamped = await stampPicture(original, TEXT);
    const before = await sharp(original).metadata();
    const after = await sharp(stamped).metadata();
    expect(before.icc).toBeDefined();
    expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
    const values = (picture: Buffer) =>
      sharp(picture, { ignoreIcc: true })
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer();
    const [was, is] = [await values(original), await values(stamped)];
    expect([...is].every((value, index) => Math.abs(value - (was[index] ?? 0)) <= 3)).toBe(true);
  });

  const sources: [string, () => Promise<Buffer>][] = [
    ['without a profile', () => twoColours().jpeg().toBuffer()],
    ['with transparency', () => twoColours().ensureAlpha(0.5).png().toBuffer()],
    ['in WebP', () => twoColours().webp().toBuffer()],
    ['in 16 bits', () => twoColours().toColourspace('rgb16').png().toBuffer()],
    ['in grey', () => twoColours().grayscale().jpeg().toBuffer()],
    ['in print colours', () => twoColours().toColourspace('cmyk').jpeg().toBuffer()],
  ];

  test.each(sources)('a picture %s becomes an ordinary JPEG', async (_, source) => {
    const stamped = await stampPicture(await source(), TEXT);
    const { format, space, channels, width } = await sharp(stamped).metadata();
    expect({ format, space, channels, width }).toEqual({
      format: 'jpeg',
      space: 'srgb',
      channels: 3,
      width: WIDTH,
    });
  });
});

test('where the picture was taken is not passed on', async () => {
  const original = await twoColours()
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '57/1 14/1 0/1' },
    })
    .jpeg()
    .toBuffer();
  const { exif } = await sharp(await stampPicture(original, TEXT)).metadata();
  expect((await sharp(original).metadata()).exif?.includes('Camera')).toBe(true);
  expect(exif?.includes('Camera')).toBe(false);
  expect(exif?.includes('Jerslev Foto')).toBe(true);
});

test.each([
  [1, 1],
  [3, 200],
  [200, 3],
  [40, 40],
  [5000, 60],
])('a picture of %d × %d pixels', async (width, height) => {
  const original = await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  expect(await sharp(await stampPicture(original, TEXT)).metadata()).toMatchObject({
    width,
    height,
  });
});

describe('a name', () => {
  /** The part of the picture that its stamp has changed. */
  async function stampOf(name: string): Promise<{ width: number }> {
    const plain = await sharp({
      create: { width: 3 * WIDTH, height: HEIGHT, channels: 3, background: '#777' },
    })
      .png()
      .toBuffer();
    const { info } = await sharp(await stampPicture(plain, name))
      .trim({ background: '#777', threshold: 40 })
      .toBuffer({ resolveWithObject: true });
    return info;
  }

  // Drawn as markup, the first is as long as the second.
  test.each([
    ['Mette <b></b> Holm', 'Mette  Holm'],
    ['Mette &amp;&amp; Holm', 'Mette && Holm'],
    ['Mette <!-- og Ida --> Holm', 'Mette  Holm'],
    ['Mette <span size="900000"></span> Holm', 'Mette  Holm'],
  ])('%s is text, not markup', async (name, asMarkup) => {
    const [drawn, shorter] = [await stampOf(name), await stampOf(asMarkup)];
    expect(drawn.width).toBeGreaterThan(shorter.width + 20);
  });

  test.each(['"\'', 'a'.repeat(300), '%s · \\ · &'])('%s fits into the picture', async (name) => {
    const original = await twoColours().jpeg().toBuffer();
    const stamped = await stampPicture(original, `${name} · X`);
    expect(await sharp(stamped).metadata()).toMatchObject({ width: WIDTH, height: HEIGHT });
  });
});

test.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['text', Buffer.from('hello')],
  ['nothing', Buffer.alloc(0)],
  ['a file that only begins like one', Buffer.from('\xff\xd8\xff and no more', 'latin1')],
])('%s is refused', async (_, content) => {
  await expect(stampPicture(content, TEXT)).rejects.toThrow();
});

const LARGE = `
  const { default: sharp } = await import('sharp');
  const { stampPicture } = await import('${new URL('../../../functions/src/download/stampPicture.ts', import.meta.url).href}');
  const grey = sharp({ create: { width: 11600, height: 8640, channels: 3, background: '#888' } });
  await stampPicture(await grey.jpeg({ optimiseCoding: false }).toBuffer(), 'Mette');
  console.log(process.resourceUsage().maxRSS / 1024);
  process.exit();
`;

test('two pictures of 100 megapixels fit into the memory of the function', async () => {
  const options = ['--conditions=test-business', '--input-type=module', '--eval', LARGE];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  expect(Number(stdout.trim().split('\n').at(-1))).toBeLessThan(1024);
});
