import sharp from 'sharp';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PICTURES } from '../src/catalogue.ts';
import { develop } from '../src/core/develop.ts';
import { lookOf, SHAPES, sizeOf, type Picture, type Shape } from '../src/core/frame.ts';
import { ORIGINAL_PIXELS, renderPicture } from '../src/render.ts';

const TINY = 12_000;
const WIDEST_COPY_PX = 1600;

const painted = new Map<string, Promise<Uint8Array>>();

/** Each picture is painted once, for all tests that look at it. */
function tinyPrint(picture: Picture): Promise<Uint8Array> {
  const print = painted.get(picture.id) ?? paintTiny(picture);
  painted.set(picture.id, print);
  return print;
}

async function paintTiny(picture: Picture): Promise<Uint8Array> {
  const raster = await picture.paint({ ...sizeOf(picture.shape, TINY), seed: picture.seed });
  return develop(raster, lookOf(picture)).data;
}

function tones(print: Uint8Array): { darkest: number; brightest: number } {
  const sorted = Uint8Array.from(print).sort();
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
  return { darkest: share(0.02), brightest: share(0.98) };
}

describe('the pictures', () => {
  test('have names of their own', () => {
    expect(new Set(PICTURES.map(({ id }) => id)).size).toBe(PICTURES.length);
  });

  test('come in all shapes', () => {
    expect(new Set(PICTURES.map(({ shape }) => shape))).toEqual(new Set(Object.keys(SHAPES)));
  });

  test.each(PICTURES)('$id has the tonal range of a photograph', async (picture) => {
    const { darkest, brightest } = tones(await tinyPrint(picture));
    expect(darkest).toBeLessThan(130);
    expect(brightest - darkest).toBeGreaterThan(70);
  });

  test('differ from each other', async () => {
    const prints = await Promise.all(PICTURES.map(tinyPrint));
    const hashes = prints.map((print) => createHash('sha256').update(print).digest('hex'));
    expect(new Set(hashes).size).toBe(PICTURES.length);
  });
});

describe('an original', () => {
  test('is the same to the last byte when it is painted again', async () => {
    const [picture] = PICTURES.filter(({ id }) => id === 'kanalhuse');
    if (!picture) throw new Error('kanalhuse is gone');
    const first = await renderPicture(picture, TINY);
    const second = await renderPicture(picture, TINY);
    expect(first.equals(second)).toBe(true);
    const { format, width, height } = await sharp(first).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...sizeOf('3:2', TINY) });
  });

  test.each(Object.keys(SHAPES) as Shape[])('in %s is wider than its copies', (shape) => {
    expect(sizeOf(shape, ORIGINAL_PIXELS).width).toBeGreaterThanOrEqual(WIDEST_COPY_PX);
  });
});
