import { load } from 'exifreader';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { heicColours } from '#src/lib/pictures/heicFile.ts';
import { withMetadata } from '#src/lib/pictures/jpegMetadata.ts';
import { convertToSrgb, readHeicMetadata } from '#src/lib/pictures/heicPixels.ts';
import { decodePixels } from '#src/lib/pictures/worker/heic.ts';
import { readFacts } from '#src/lib/pictures/readFacts.ts';
import { largeHeic } from '../../../../../tools/bench/content/largeHeic.ts';

/** Taken with the camera on its side, in Display P3: red above and grey below. */
const telephone = new Uint8Array(
  readFileSync(join(import.meta.dirname, '../../../../support/pictures/telephone.heic')),
);

const decoder = readFileSync(
  createRequire(import.meta.url).resolve('libheif-js/libheif-wasm/libheif.wasm'),
);

/** The file with other bytes at every place where some stand. */
function withBytes(some: string, others: number[]): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(telephone);
  const at = copy.indexOf(some, 0, 'latin1');
  expect(at).toBeGreaterThan(0);
  copy.set(others, at + some.length);
  return new Uint8Array(copy);
}

const fetchDecoder = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchDecoder
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({}, { status: 503 })));
  vi.stubGlobal('fetch', fetchDecoder);
});

const decoderComes = () =>
  fetchDecoder.mockImplementation(() => Promise.resolve(new Response(decoder)));

describe('the pixels of a HEIC file', () => {
  test('wait for the decoder, and come upright in the colours of the web', async () => {
    await expect(decodePixels(telephone)).rejects.toMatchObject({ code: 'upload/decoder-missing' });
    decoderComes();
    const { data, width, height } = await decodePixels(telephone);
    expect([width, height, data.length]).toEqual([600, 900, 4 * 600 * 900]);
    // 200, 100, 100 in Display P3.
    const [red, green, blue, alpha] = data;
    expect(red).toBeGreaterThanOrEqual(214);
    expect(red).toBeLessThanOrEqual(218);
    expect(green).toBeLessThanOrEqual(96);
    expect(green).toBeGreaterThanOrEqual(91);
    expect(blue).toBeLessThanOrEqual(99);
    expect(alpha).toBe(255);
    const last = data.slice(-4);
    expect(Math.max(...last.slice(0, 3)) - Math.min(...last.slice(0, 3))).toBeLessThan(4);
  });

  test('are not decoded where there are more than fit into memory', async () => {
    decoderComes();
    const file = new Uint8Array(largeHeic({ width: 9000, height: 8000 }));
    await expect(decodePixels(file)).rejects.toMatchObject({ code: 'upload/too-many-pixels' });
  });

  test('are refused in a damaged file', async () => {
    decoderComes();
    await expect(decodePixels(telephone.subarray(0, 1500))).rejects.toMatchObject({
      code: 'upload/heic-unreadable',
    });
    const withoutPicture = telephone.slice();
    withoutPicture.fill(7, telephone.length - 1200);
    await expect(decodePixels(withoutPicture)).rejects.toMatchObject({
      code: 'upload/heic-unreadable',
    });
  });

  test('are refused in colours that would be shown wrongly', async () => {
    decoderComes();
    const highDynamicRange = withBytes('colr', [...Buffer.from('nclx'), 0, 9, 0, 16, 0, 9, 128]);
    await expect(decodePixels(highDynamicRange)).rejects.toMatchObject({
      code: 'upload/heic-unreadable',
    });
  });
});

describe('the colours of a HEIC file', () => {
  test.each([
    [[1, 13], 'srgb'],
    [[2, 2], 'srgb'],
    [[12, 13], 'display-p3'],
    [[9, 16], undefined],
    [[1, 18], undefined],
    [[9, 1], undefined],
  ])('%j is %s', ([primaries = 0, transfer = 0], colours) => {
    const code = [...Buffer.from('nclx'), 0, primaries, 0, transfer, 0, 1, 128];
    expect(heicColours(withBytes('colr', code))).toBe(colours);
  });

  test('are those of its profile, and of the web without one', () => {
    expect(heicColours(telephone)).toBe('display-p3');
    expect(heicColours(withBytes('prof', new Array<number>(400).fill(0)))).toBeUndefined();
    expect(heicColours(withBytes('colr', [...Buffer.from('none')]))).toBe('srgb');
  });

  test('are changed to those of the web as others change them', () => {
    const taken = [200, 100, 100, 255, 255, 255, 255, 200, 0, 0, 0, 255, 90, 90, 90, 40];
    const pixels = new Uint8ClampedArray(taken);
    convertToSrgb(pixels);
    // The first as sharp converts it; what has no colour stays as it is.
    expect([...pixels]).toEqual([215, 93, 97, ...taken.slice(3)]);
    // Those that the web does not have become the nearest.
    const strong = [255, 0, 0, 255, 0, 255, 0, 255];
    const nearest = new Uint8ClampedArray(strong);
    convertToSrgb(nearest);
    expect([...nearest]).toEqual(strong);
  });
});

describe('the words of a HEIC file', () => {
  test('fill in the form', async () => {
    await expect(readFacts(new Blob([telephone]))).resolves.toMatchObject({
      title: 'Blå time',
      caption: 'Havnen',
      keywords: ['hav'],
      copyright: 'Asta',
      takenAt: new Date(2024, 4, 12, 14, 3, 55),
    });
  });

  test('are in its JPEG, which is upright', async () => {
    const plain = await sharp({ create: { width: 6, height: 9, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const jpeg = withMetadata(
      new Blob([new Uint8Array(plain)], { type: 'image/jpeg' }),
      await readHeicMetadata(new Blob([telephone])),
    );
    expect(jpeg.type).toBe('image/jpeg');
    const bytes = await jpeg.arrayBuffer();
    const { exif, xmp } = await load(bytes, { async: true, expanded: true });
    expect(exif?.Model?.description).toBe('Telefon 1');
    expect(exif?.DateTimeOriginal?.description).toBe('2024:05:12 14:03:55');
    expect(exif?.Orientation?.value).toBe(1);
    expect(xmp?.['title']?.description).toBe('Blå time');
    const { width, height } = await sharp(Buffer.from(bytes))
      .autoOrient()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    expect([width, height]).toEqual([6, 9]);
  });

  test('that are damaged are left out', () => {
    const told = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])]);
    const exif = new TextEncoder().encode('Exif\0\0MM');
    expect(withMetadata(jpeg, { exif, xmp: undefined }).size).toBe(jpeg.size);
    expect(told).toHaveBeenCalledOnce();
  });

  test('that no segment of a JPEG can hold are left out', () => {
    const jpeg = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])]);
    const xmp = new Uint8Array(65_533);
    expect(withMetadata(jpeg, { exif: undefined, xmp }).size).toBe(jpeg.size);
    const fitting = xmp.subarray(0, 65_533 - 29);
    expect(withMetadata(jpeg, { exif: undefined, xmp: fitting }).size).toBe(jpeg.size + 65_537);
  });

  test.each([0, 50, 300, 700])('are nothing in a file that ends after %i bytes', async (length) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const file = new Blob([telephone.subarray(0, length)]);
    await expect(readHeicMetadata(file)).resolves.toEqual({ exif: undefined, xmp: undefined });
  });
});
