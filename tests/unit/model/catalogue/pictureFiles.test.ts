import { webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cartItemFromAlbum, cartItemFromImage } from '#src/model/cart/cart.ts';
import { newPictureName, pictureFiles, previewPath } from '#src/model/catalogue/pictureFiles.ts';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { storagePathName } from '#src/model/files/paths.ts';
import { image } from '../../../support/bareRecords.ts';

const bytes = (count: number) => webcrypto.getRandomValues(new Uint8Array(count));
const name = { timestamp: '1760000000000', id: 'a1' };

test('all files of a picture of the shop', () => {
  const place = { kind: 'albums', project: 'kyst' } as const;
  expect(pictureFiles(place, name, { width: 4000, extension: 'jpg' })).toEqual({
    original: 'high-quality/albums/kyst/original_1760000000000_a1.jpg',
    preview: 'high-quality/albums/kyst/preview_1760000000000_a1.webp',
    variants: [480, 960, 1600].map((width) => ({
      width,
      path: `watermarked/albums/kyst/watermarked_1760000000000_a1_${width}.webp`,
    })),
  });
});

test('all files of a small picture of the portfolio', () => {
  const files = pictureFiles({ kind: 'portfolio' }, name, { width: 700, extension: 'png' });
  expect(files).toEqual({
    original: 'portfolio-protected/original_1760000000000_a1.png',
    preview: 'portfolio-protected/preview_1760000000000_a1.webp',
    variants: [480, 700].map((width) => ({
      width,
      path: `portfolio-display/watermarked_1760000000000_a1_${width}.webp`,
    })),
  });
});

test.each([
  'high-quality/enkeltbilleder/hav/original_1760000000000_h1.jpeg',
  'portfolio-protected/original_1760000000000_h1.png',
])('the preview of %s lies beside it, as far as it was made', (originalSrc) => {
  const expected = originalSrc.replace('original_', 'preview_').replace(/jpeg|png/, 'webp');
  expect(previewPath({ originalSrc, hasPreview: true })).toBe(expected);
  expect(previewPath({ originalSrc, hasPreview: false })).toBe('');
});

test.each([
  '',
  'high-quality/hav.jpg',
  'watermarked/albums/x/watermarked_1760000000000_a_480.webp',
])('of "%s" there is no preview', (originalSrc) => {
  expect(previewPath({ originalSrc, hasPreview: true })).toBe('');
});

test('two pictures made in the same moment have different names, and both make paths', () => {
  const now = new Date(1_760_000_000_000);
  const names = [newPictureName(now, bytes), newPictureName(now, bytes)];
  expect(names[0]?.id).not.toBe(names[1]?.id);
  for (const made of names) {
    const files = pictureFiles({ kind: 'portfolio' }, made, { width: 480, extension: 'jpg' });
    expect(storagePathName(files.original)).toBe('portfolioOriginal');
  }
});

test('a single image in the cart', () => {
  const single = z.parse(singleImageSchema, {
    id: 'a',
    title: 'Hav',
    watermarkedSrc: 'w',
    originalSrc: 'o',
  });
  const item = cartItemFromImage({ ...single, thumbnailUrl: 't' });
  expect(item).toEqual({
    id: 'a',
    title: 'Hav',
    price: 199,
    type: 'image',
    category: '',
    thumbnailPath: 't',
    watermarkedPath: 'w',
  });
  expect(cartItemFromImage(single).thumbnailPath).toBe('w');
});

test('an album in the cart shows its cover at the smallest width', () => {
  const picture = { width: 3, height: 2, placeholder: '', sources: [{ width: 480, url: 's' }] };
  const album = z.parse(albumSchema, {
    id: 'b',
    title: 'Kyst',
    price: 500,
    watermarkedCoverUrl: 'w',
    images: [image({ watermarkedSrc: 'w', picture })],
  });
  expect(cartItemFromAlbum(album)).toMatchObject({
    type: 'album',
    price: 500,
    thumbnailPath: 's',
    watermarkedPath: 'w',
  });
  expect(cartItemFromAlbum({ ...album, images: [] }).thumbnailPath).toBe('w');
});
