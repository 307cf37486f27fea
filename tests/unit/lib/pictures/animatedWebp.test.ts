import sharp from 'sharp';
import { expect, test } from 'vitest';
import { animatedWebp } from '#src/lib/pictures/webp.ts';

const size = { width: 24, height: 16 };

async function still(r: number, alpha: number): Promise<Uint8Array> {
  const background = { r, g: 40, b: 90, alpha };
  return sharp({ create: { ...size, channels: 4, background } })
    .webp({ quality: 90 })
    .toBuffer();
}

test('still pictures become an animation that other programs can read', async () => {
  const bytes = animatedWebp(size, [
    { webp: await still(250, 1), durationMs: 200 },
    { webp: await still(20, 0.5), durationMs: 300.4 },
    { webp: await still(120, 1), durationMs: 40 },
  ]);
  const { pages, delay, loop, width, pageHeight, hasAlpha } = await sharp(bytes, {
    animated: true,
  }).metadata();
  expect({ pages, delay, loop, width, pageHeight, hasAlpha }).toEqual({
    pages: 3,
    delay: [200, 300, 40],
    loop: 0,
    width: 24,
    pageHeight: 16,
    hasAlpha: true,
  });
});

test('each frame replaces the one before it', async () => {
  const bytes = animatedWebp(size, [
    { webp: await still(250, 1), durationMs: 100 },
    { webp: await still(20, 0), durationMs: 100 },
  ]);
  const last = await sharp(bytes, { page: 1 }).ensureAlpha().raw().toBuffer();
  expect(last[3]).toBe(0);
});

test('the length that the file names is its length', async () => {
  const bytes = animatedWebp(size, [{ webp: await still(250, 1), durationMs: 100 }]);
  expect(new DataView(bytes.buffer).getUint32(4, true)).toBe(bytes.length - 8);
});
