import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readOriginal } from '../../../../functions/src/intake/readOriginal.ts';
import { bomb } from '../../../support/bomb.ts';

/** A WebP of one colour that claims another size: its numbers stand behind the mark of a lossless one. */
async function largeWebp(width: number, height: number): Promise<Buffer> {
  const create = { width: 2, height: 2, channels: 3 as const, background: '#888' };
  const file = await sharp({ create }).webp({ lossless: true }).toBuffer();
  const sizeAt = file.indexOf('VP8L') + 9;
  file.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14, sizeAt);
  return file;
}

const rgba16 = [16, 6];

test.each<[what: string, file: Buffer]>([
  ['a WebP, which is unpacked as a whole', await largeWebp(16_000, 6000)],
  ['a PNG of 16 bits that is turned', bomb(9000, rgba16, 6)],
])('%s is refused where it does not fit into memory', async (_, file) => {
  await expect(readOriginal(file)).rejects.toMatchObject({ code: 'upload/too-many-pixels' });
});

test('a picture of the same size that is read line by line is taken', async () => {
  expect(await readOriginal(bomb(9000, rgba16))).toMatchObject({ size: { width: 9000 } });
});

test('a HEIC file whose metadata would make its JPEG a PDF as well is refused', async () => {
  const telephone = readFileSync(
    join(import.meta.dirname, '../../../support/pictures/telephone.heic'),
  );
  const letters = telephone.toString('latin1').replace('Telefon 1', '%PDF-1.7 ');
  const file = Buffer.from(letters, 'latin1');
  await expect(readOriginal(file)).rejects.toMatchObject({ code: 'upload/not-a-picture' });
});
