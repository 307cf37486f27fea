import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PICTURES } from '../../../tools/seed/pictures/catalogue.ts';
import { develop } from '../../../tools/seed/pictures/core/develop.ts';
import { lookOf, sizeOf } from '../../../tools/seed/pictures/core/frame.ts';
import type { Picture } from '../../../tools/seed/pictures/core/frame.ts';
import { FULL_SCALE, renderOriginal } from '../../../tools/seed/pictures/render.ts';
import { wantedPictures } from '../../../tools/seed/plan/planSeed.ts';

const TINY = 12_000;

const painted = new Map<string, Promise<Uint8Array>>();

/** Each picture is painted once, whatever looks at it. */
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
  test('are at least 44, each with a name of its own', () => {
    expect(PICTURES.length).toBeGreaterThanOrEqual(44);
    expect(new Set(PICTURES.map(({ id }) => id)).size).toBe(PICTURES.length);
  });

  test('come in all shapes', () => {
    expect(new Set(PICTURES.map(({ shape }) => shape))).toEqual(
      new Set(['3:2', '2:3', '4:5', '1:1', '16:9', '21:9']),
    );
  });

  test('are all used by the content', () => {
    const known = PICTURES.map(({ id }) => id).sort();
    expect([...wantedPictures().keys()].sort()).toEqual(known);
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
  test('is the same to the last byte when it is made again', async () => {
    const [picture] = PICTURES.filter(({ id }) => id === 'kanalhuse');
    const scale = { paintedPixels: TINY, originalPixels: TINY * 4, quality: 80 };
    if (!picture) throw new Error('kanalhuse is gone');
    const first = await renderOriginal(picture, scale);
    const second = await renderOriginal(picture, scale);
    expect(first.data.equals(second.data)).toBe(true);
  });

  test.each(PICTURES.map(({ shape }) => shape))('in %s holds twelve megapixels', (shape) => {
    const { width, height } = sizeOf(shape, FULL_SCALE.originalPixels);
    expect(width * height).toBeGreaterThanOrEqual(12_000_000);
  });
});
