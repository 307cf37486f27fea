import { describe, expect, test } from 'vitest';
import { outdatedStores, surplus } from '#src/app/worker/cacheStores.ts';

describe('outdatedStores', () => {
  test('keeps the current version, the one before it, and what outlives a deploy', () => {
    const names = [
      'another-site',
      'jf-assets-1',
      'jf-pictures',
      'jf-answers',
      'jf-shell',
      'jf-assets-2',
      'jf-assets-3',
    ];
    expect(outdatedStores(names, '3')).toEqual(['another-site', 'jf-assets-1']);
    // The site has gone back to an older version.
    expect(outdatedStores(['jf-assets-1', 'jf-assets-2'], '1')).toEqual([]);
  });
});

describe('surplus', () => {
  const limit = { maxCount: 3, maxBytes: 100 };
  test.each([
    [[], 0],
    [[10, 10, 10], 0],
    [[10, 10, 10, 10], 1],
    [[60, 60], 1],
    [[10, 90, 20], 2],
    [[101], 1],
    [[40, 40, 20], 0],
  ])('of %j is %i', (bytes, expected) => {
    expect(surplus(bytes, limit)).toBe(expected);
  });
});
