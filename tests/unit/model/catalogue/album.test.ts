import { describe, expect, test } from 'vitest';
import { albumCover, albumImages } from '#src/model/catalogue/album.ts';
import {
  withCover,
  withImageMoved,
  withImageRemoved,
  withImagesPlaced,
} from '#src/model/catalogue/editing/albumChanges.ts';
import { image } from '../../../support/bareRecords.ts';

const a = image({ id: 'a', order: 3, watermarkedSrc: 'A' });
const b = image({ id: 'b', order: 1, watermarkedSrc: 'B' });
const c = image({ id: 'c', order: 0, watermarkedSrc: 'C' });
const album = { images: [a, b], coverImageUrl: 'A', watermarkedCoverUrl: 'A' };
const empty = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };
const idsOf = ({ images }: typeof album) => images.map(({ id }) => id);

test('images stand in their order', () => {
  expect(albumImages(album).map(({ id }) => id)).toEqual(['b', 'a']);
});

test.each([
  ['a', ['b'], 'B'],
  ['b', ['a'], 'A'],
  ['x', ['b', 'a'], 'A'],
])('removing %s leaves %j with the cover %s', (id, left, cover) => {
  const after = withImageRemoved(album, id);
  expect(idsOf(after)).toEqual(left);
  expect(after).toMatchObject({ coverImageUrl: cover, watermarkedCoverUrl: cover });
});

test('removing the last image leaves no cover', () => {
  expect(withImageRemoved({ ...album, images: [a] }, 'a')).toEqual(empty);
});

test('an image of the album is chosen as the cover, and brings its picture along', () => {
  const chosen = ['b', 'x'].map((id) => withCover(album, id).watermarkedCoverUrl);
  expect(chosen).toEqual(['B', 'A']);
  const picture = { width: 3, height: 2, placeholder: 'data:', sources: [] };
  expect(albumCover({ ...album, images: [{ ...a, picture }] })).toEqual({ url: 'A', picture });
  expect(albumCover({ ...album, watermarkedCoverUrl: '' }).url).toBe('A');
  expect(albumCover({ ...album, images: [] }).picture.width).toBe(0);
});

describe('placing images', () => {
  test('keeps each at its own place, however they arrive', () => {
    const after = withImagesPlaced(withImagesPlaced(empty, [b]), [c]);
    expect(idsOf(after)).toEqual(['c', 'b']);
    expect(after.watermarkedCoverUrl).toBe('C');
  });

  test('adds none twice, and keeps a cover that somebody has chosen', () => {
    expect(idsOf(withImagesPlaced(album, [b]))).toEqual(['b', 'a']);
    expect(withImagesPlaced(album, [c]).watermarkedCoverUrl).toBe('A');
  });
});

test.each([
  [0, ['a0', 'b1']],
  [1, ['b0', 'a1']],
  [9, ['b0', 'a1']],
])('moving an image to place %i', (toIndex, expected) => {
  const after = withImageMoved(album, 'a', toIndex);
  expect(after.images.map(({ id, order }) => `${id}${order}`)).toEqual(expected);
  expect(after.watermarkedCoverUrl).toBe('A');
});
