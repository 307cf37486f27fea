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
const ofShop = 'high-quality/enkeltbilleder/fyr/original_1760000000000_abc.jpeg';
const ofPortfolio = 'portfolio-protected/original_1760000000000_abc.png';
const shown = 'watermarked/albums/skov/watermarked_1760000000000_abc_480.webp';

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

test.each([ofShop, ofPortfolio])('the preview of %s lies beside it, if it was made', (path) => {
  const expected = path.replace('original_', 'preview_').replace(/jpeg|png/, 'webp');
  expect(previewPath({ originalSrc: path, hasPreview: true })).toBe(expected);
  expect(previewPath({ originalSrc: path, hasPreview: false })).toBe('');
});

test.each(['', 'high-quality/hav.jpg', shown])('of "%s" there is no preview', (originalSrc) => {
  expect(previewPath({ originalSrc, hasPreview: true })).toBe('');
});

test.each([
  [ofShop.replace('enkeltbilleder', 'albums'), { kind: 'albums', project: 'fyr' }],
  [ofShop, { kind: 'enkeltbilleder', project: 'fyr' }],
  [ofPortfolio, { kind: 'portfolio' }],
  ['', undefined],
  [shown, undefined],
])('the area of the original "%s", and the upload that has sent it', (path, place) => {
  expect(placeOfOriginal(path)).toEqual(place);
  expect(isOriginalOf(path, 'abc')).toBe(place !== undefined);
  expect(isOriginalOf(path, 'ab')).toBe(false);
});

test('a single image in the cart', () => {
  const stored = { id: 'a', title: 'Hav', watermarkedSrc: 'w', originalSrc: 'o' };
  const single = z.parse(singleImageSchema, stored);
  expect(lineOfImage({ ...single, thumbnailUrl: 't' })).toEqual({
    ...{ id: 'a', name: 'Hav', price: 199, type: 'image', category: '', quantity: 1 },
    ...{ thumbnailUrl: 't', imageUrl: 'w', downloadUrl: '' },
  });
  expect(lineOfImage(single).thumbnailUrl).toBe('w');
});

test('an album in the cart shows its cover at the smallest width', () => {
  const picture = { width: 3, height: 2, placeholder: '', sources: [{ width: 480, url: 's' }] };
  const stored = { id: 'b', title: 'Kyst', price: 500, watermarkedCoverUrl: 'w' };
  const images = [image({ watermarkedSrc: 'w', picture })];
  const album = z.parse(albumSchema, { ...stored, images });
  const line = { type: 'album', price: 500, thumbnailUrl: 's', imageUrl: 'w' };
  expect(lineOfAlbum(album)).toMatchObject(line);
  expect(lineOfAlbum({ ...album, images: [] }).thumbnailUrl).toBe('w');
});
