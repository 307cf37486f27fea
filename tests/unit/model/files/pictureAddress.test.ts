import { expect, test } from 'vitest';
import { largeUrl, smallUrl } from '#src/model/files/picture.ts';

test.each([
  [{ watermarkedSrc: 'w', imageUrl: 'i', thumbnailUrl: 't' }, 'w', 't'],
  [{ watermarkedSrc: 'w', imageUrl: 'i', thumbnailUrl: '' }, 'w', 'w'],
  [{ watermarkedSrc: '', imageUrl: 'i', thumbnailUrl: '' }, 'i', 'i'],
  [{ watermarkedSrc: '', imageUrl: '', thumbnailUrl: 't' }, 't', 't'],
  [{ imageUrl: 'i', thumbnailUrl: 't' }, 'i', 't'],
  [{ imageUrl: '', thumbnailUrl: 't' }, 't', 't'],
  [{ imageUrl: '', thumbnailUrl: '' }, '', ''],
])('%j is shown large at %j, small at %j', (picture, large, small) => {
  expect(largeUrl(picture)).toBe(large);
  expect(smallUrl(picture)).toBe(small);
});
