import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PicturePlace } from '#src/model/catalogue/pictureFiles.ts';
import type { OwnMark } from '#src/model/watermarks/ownMark.ts';
import { makeFiles } from '../../../tools/moving/makeFiles.ts';
import { bomb } from '../../support/bomb.ts';

const picture = sharp({
  create: { width: 600, height: 400, channels: 3, background: '#777' },
});
// Taken with the camera on its side.
const original = await picture.withMetadata({ orientation: 6 }).jpeg().toBuffer();
const red = await sharp({ create: { width: 40, height: 40, channels: 4, background: '#f00' } })
  .png()
  .toBuffer();
const own: OwnMark = {
  ...{ png: red.toString('base64'), width: 40, height: 40 },
  ...{ place: 'centre', share: 50, opacity: 100 },
};
const name = { timestamp: '1000000000', id: 'a' };
const inAlbum: PicturePlace = { kind: 'albums', project: 'fest' };
const forClient: PicturePlace = { kind: 'client', galleryId: 'fest' };

/** The colour in the middle of a file. */
async function middleOf(file: Buffer | undefined): Promise<number[]> {
  const { width, height } = await sharp(file).metadata();
  const spot = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  return [...(await sharp(file).extract(spot).raw().toBuffer())];
}

const hasRed = ([r = 0, g = 0, b = 0]: number[]) => r > 240 && g < 20 && b < 20;

const moves: { into: string; place: PicturePlace; mark: OwnMark | null; isRed: boolean }[] = [
  { into: 'an album, under a mark of her own', place: inAlbum, mark: own, isRed: true },
  { into: 'an album, under the words of the shop', place: inAlbum, mark: null, isRed: false },
  { into: 'a gallery, without a mark', place: forClient, mark: own, isRed: false },
];

test.each(moves)('a picture is moved into $into', async ({ place, mark, isRed }) => {
  const made = await makeFiles(original, { place, own: mark }, name);
  expect(made).toMatchObject({ width: 400, height: 600 });
  expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
  const [shown, ...others] = made.files;
  expect(shown?.path).toBe(made.variants[0]?.path);
  expect(hasRed(await middleOf(shown?.data))).toBe(isRed);
  const [preview, kept] = others.slice(-2);
  expect(hasRed(await middleOf(preview?.data))).toBe(false);
  expect(kept).toEqual({ path: made.originalPath, contentType: 'image/jpeg', data: original });
});

const zipEnd = Buffer.concat([Buffer.from('PK\u0005\u0006', 'latin1'), Buffer.alloc(18)]);

test.each<[what: string, file: Buffer, code: string]>([
  ['what is no picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'upload/unreadable'],
  ['a picture that is an archive too', Buffer.concat([original, zipEnd]), 'upload/not-a-picture'],
  ['a small file of too many pixels', bomb(16_000, [1]), 'upload/too-many-pixels'],
])('%s is refused', async (_, file, code) => {
  await expect(makeFiles(file, { place: inAlbum, own }, name)).rejects.toMatchObject({ code });
});
