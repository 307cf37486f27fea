import { describe, expect, test } from 'vitest';
import { albumCover, albumImages } from '#src/model/catalogue/album.ts';
import {
  withCover,
  withImageMoved,
  withImageRemoved,
  withImagesPlaced,
} from '#src/model/catalogue/albumChanges.ts';
import { image } from '../../../support/bareRecords.ts';

const a = image({ id: 'a', order: 3, watermarkedSrc: 'A' });
const b = image({ id: 'b', order: 1, watermarkedSrc: 'B' });
const c = image({ id: 'c', watermarkedSrc: 'C' });
const album = { images: [a, b], coverImageUrl: 'A', watermarkedCoverUrl: 'A' };
const empty = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };

test('images stand in their order', () => {
  expect(albumImages(album).map(({ id }) => id)).toEqual(['b', 'a']);
});

describe('removing', () => {
  test.each([
    ['a', ['b'], 'B'],
    ['b', ['a'], 'A'],
    ['x', ['b', 'a'], 'A'],
  ])('%s leaves %j with the cover %s', (id, left, cover) => {
    const after = withImageRemoved(album, id);
    expect(after.images.map((kept) => kept.id)).toEqual(left);
    expect(after).toMatchObject({ coverImageUrl: cover, watermarkedCoverUrl: cover });
  });

  test('the last image leaves no cover', () => {
    expect(withImageRemoved({ ...album, images: [a] }, 'a')).toEqual(empty);
  });
});

test.each([
  ['b', 'B'],
  ['x', 'A'],
])('choosing %s as the cover gives %s', (id, cover) => {
  expect(withCover(album, id).watermarkedCoverUrl).toBe(cover);
});

test('the cover brings its picture along', () => {
  const picture = { width: 3, height: 2, placeholder: 'data:', sources: [] };
  expect(albumCover({ ...album, images: [{ ...a, picture }] })).toEqual({ url: 'A', picture });
  expect(albumCover({ ...album, watermarkedCoverUrl: '' }).url).toBe('A');
  expect(albumCover({ ...album, images: [] }).picture.width).toBe(0);
});

describe('placing images', () => {
  test('keeps each at its own place, however they arrive', () => {
    const late = { ...c, order: 0 };
    const after = withImagesPlaced(withImagesPlaced(empty, [{ ...b, order: 1 }]), [late]);
    expect(after.images.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(after.watermarkedCoverUrl).toBe('C');
  });

  test('never adds one twice', () => {
    expect(withImagesPlaced(album, [b]).images.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('keeps a cover that somebody has chosen', () => {
    expect(withImagesPlaced(album, [{ ...c, order: 0 }]).watermarkedCoverUrl).toBe('A');
  });
});

describe('moving an image', () => {
  test.each([
    [0, ['a', 'b']],
    [1, ['b', 'a']],
    [9, ['b', 'a']],
  ])('to place %i', (toIndex, expected) => {
    const after = withImageMoved(album, 'a', toIndex);
    expect(after.images.map(({ id, order }) => [id, order])).toEqual(
      expected.map((id, order) => [id, order]),
    );
    expect(after.watermarkedCoverUrl).toBe('A');
  });
});
