import { describe, expect, test } from 'vitest';
import {
  albumCover,
  albumImages,
  withCover,
  withImageRemoved,
  withImagesAdded,
} from '#src/shared/domain/album.ts';
import { image } from '../support/records.ts';

const a = image({ id: 'a', order: 3, watermarkedSrc: 'A' });
const b = image({ id: 'b', order: 1, watermarkedSrc: 'B' });
const c = image({ id: 'c', watermarkedSrc: 'C' });
const album = { images: [a, b], coverImageUrl: 'A', watermarkedCoverUrl: 'A' };
const empty = { images: [], coverImageUrl: '', watermarkedCoverUrl: '' };

test('images stand in their order', () => {
  expect(albumImages(album).map(({ id }) => id)).toEqual(['b', 'a']);
});

describe('adding images', () => {
  test('puts them after the existing ones and keeps the cover', () => {
    const after = withImagesAdded(album, [c, { ...c, id: 'd' }]);
    expect(after.images.map(({ id, order }) => `${id}${order}`)).toEqual(['b1', 'a3', 'c4', 'd5']);
    expect(after.watermarkedCoverUrl).toBe('A');
  });

  test('to an empty album makes the first the cover', () => {
    expect(withImagesAdded(empty, [c, a])).toMatchObject({
      coverImageUrl: 'C',
      watermarkedCoverUrl: 'C',
      images: [
        { id: 'c', order: 0 },
        { id: 'a', order: 1 },
      ],
    });
  });

  test('none changes nothing', () => {
    expect(withImagesAdded(empty, [])).toEqual(empty);
  });
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
