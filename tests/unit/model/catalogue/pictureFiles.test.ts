import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lineOfAlbum, lineOfImage } from '#src/model/cart/cart.ts';
import {
  isOriginalOf,
  pictureFiles,
  placeOfOriginal,
  previewPath,
} from '#src/model/catalogue/pictureFiles.ts';
import { albumSchema, singleImageSchema } from '#src/model/catalogue/schema.ts';
import { image } from '../../../support/bareRecords.ts';

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

test.each([
  ['high-quality/albums/skov/original_1760000000000_abc.jpeg', { kind: 'albums', project: 'skov' }],
  [
    'high-quality/enkeltbilleder/fyr/original_1760000000000_abc.png',
    { kind: 'enkeltbilleder', project: 'fyr' },
  ],
  ['portfolio-protected/original_1760000000000_abc.webp', { kind: 'portfolio' }],
  ['', undefined],
  ['watermarked/albums/skov/watermarked_1760000000000_abc_480.webp', undefined],
])('the area of the original "%s", and the upload that has sent it', (path, place) => {
  expect(placeOfOriginal(path)).toEqual(place);
  expect(isOriginalOf(path, 'abc')).toBe(place !== undefined);
  expect(isOriginalOf(path, 'ab')).toBe(false);
});

test('a single image in the cart', () => {
  const single = z.parse(singleImageSchema, {
    id: 'a',
    title: 'Hav',
    watermarkedSrc: 'w',
    originalSrc: 'o',
  });
  const item = lineOfImage({ ...single, thumbnailUrl: 't' });
  expect(item).toEqual({
    id: 'a',
    name: 'Hav',
    price: 199,
    type: 'image',
    category: '',
    thumbnailUrl: 't',
    imageUrl: 'w',
    downloadUrl: '',
    quantity: 1,
  });
  expect(lineOfImage(single).thumbnailUrl).toBe('w');
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
  expect(lineOfAlbum(album)).toMatchObject({
    type: 'album',
    price: 500,
    thumbnailUrl: 's',
    imageUrl: 'w',
  });
  expect(lineOfAlbum({ ...album, images: [] }).thumbnailUrl).toBe('w');
});
