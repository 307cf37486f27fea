import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bareWebpUrl } from '#src/lib/pictures/webp.ts';

test('a tiny picture loses its profile and nothing else', async () => {
  const bytes = await sharp({ create: { width: 16, height: 11, channels: 3, background: '#369' } })
    .withIccProfile('srgb')
    .webp()
    .toBuffer();
  const url = await bareWebpUrl(new Blob([new Uint8Array(bytes)], { type: 'image/webp' }));
  const [head, body = ''] = url.split(',');
  const bare = Buffer.from(body, 'base64');
  expect(head).toBe('data:image/webp;base64');
  expect(bare.length).toBeLessThan(bytes.length - 400);
  await expect(sharp(bare).metadata()).resolves.toMatchObject({ width: 16, height: 11 });
});
