import sharp from 'sharp';
import { expect, test } from 'vitest';
import { animatedWebp, chunksNamed, placeholderUrl } from '#src/lib/pictures/webp.ts';

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

test('each frame replaces the one before it, and the file names its length', async () => {
  const bytes = animatedWebp(size, [
    { webp: await still(250, 1), durationMs: 100 },
    { webp: await still(20, 0), durationMs: 100 },
  ]);
  const last = await sharp(bytes, { page: 1 }).ensureAlpha().raw().toBuffer();
  expect(last[3]).toBe(0);
  expect(new DataView(bytes.buffer).getUint32(4, true)).toBe(bytes.length - 8);
});

test('a tiny picture loses its profile and nothing else', async () => {
  const bytes = await sharp({ create: { width: 16, height: 11, channels: 3, background: '#369' } })
    .withIccProfile('srgb')
    .webp()
    .toBuffer();
  const url = await placeholderUrl(new Blob([new Uint8Array(bytes)], { type: 'image/webp' }));
  const [head, body = ''] = url.split(',');
  const bare = Buffer.from(body, 'base64');
  expect(head).toBe('data:image/webp;base64');
  expect(bare.length).toBeLessThan(bytes.length - 400);
  await expect(sharp(bare).metadata()).resolves.toMatchObject({ width: 16, height: 11 });
});

function letters(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

const HEADER = letters('RIFF0000WEBP');

function chunk(name: string, ...content: number[]): number[] {
  const padding = content.length % 2 === 0 ? [] : [0];
  return [...letters(name), content.length, 0, 0, 0, ...content, ...padding];
}

test('chunks are found in their order, each with its header and what fills it up', () => {
  const picture = chunk('VP8 ', 1, 2, 3);
  const clear = chunk('ALPH', 9);
  const webp = Uint8Array.from([...HEADER, ...clear, ...chunk('ICCP', 7, 7), ...picture]);
  expect(chunksNamed(webp, ['VP8 ', 'ALPH']).map((found) => [...found])).toEqual([clear, picture]);
});

test('a file that ends too early has no chunks, and ends the search', () => {
  expect(chunksNamed(Uint8Array.from(HEADER), ['VP8 '])).toEqual([]);
  expect(chunksNamed(Uint8Array.from([...HEADER, ...letters('VP8')]), ['VP8 '])).toEqual([]);
});
