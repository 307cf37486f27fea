import { expect, test } from 'vitest';
import { bucketOf } from '../../../tools/moving/shop.ts';

test.each([
  ['shop', 'pictures', 'pictures'],
  ['shop', '', 'shop.firebasestorage.app'],
  ['copy', 'pictures', 'copy.firebasestorage.app'],
])('the bucket of %s, where that of shop is "%s"', (project, bucket, expected) => {
  expect(bucketOf(project, { project: 'shop', bucket })).toBe(expected);
});
