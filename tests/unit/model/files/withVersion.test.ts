import { expect, test } from 'vitest';
import { withVersion } from '#src/model/files/picture.ts';

const changedAt = new Date(1_756_800_000_000);

test.each([
  ['/asta.jpg', '/asta.jpg?v=1756800000000'],
  [
    'https://x.example/o/asta.jpg?alt=media',
    'https://x.example/o/asta.jpg?alt=media&v=1756800000000',
  ],
  ['', ''],
])('%j becomes %j', (url, expected) => {
  expect(withVersion(url, changedAt)).toBe(expected);
});

test('without a time the address stays', () => {
  expect(withVersion('/asta.jpg', undefined)).toBe('/asta.jpg');
});
