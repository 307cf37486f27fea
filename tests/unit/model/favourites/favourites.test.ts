import { describe, expect, test } from 'vitest';
import {
  favouritesSchema,
  mergedFavourites,
  parseSharedFavourites,
  sharedFavouritesPath,
} from '#src/model/favourites/favourites.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `billede-${index}`);

describe('a shared choice', () => {
  test('names the pictures in an address, and is read back', () => {
    const path = sharedFavouritesPath(['billede-nordlys', 'Xy_9']);
    expect(path).toBe('/favoritter?valg=billede-nordlys.Xy_9');
    expect(parseSharedFavourites('billede-nordlys.Xy_9')).toEqual(['billede-nordlys', 'Xy_9']);
  });

  test.each([
    ['', []],
    ['..', []],
    ['a.a.b', ['a', 'b']],
    ['a/../b.c', ['c']],
    ['<script>.c', ['c']],
    ['__a__.c', ['c']],
    [`${'x'.repeat(129)}.c`, ['c']],
    [many(41).join('.'), many(40)],
  ])('takes of %j only ids, each once, and forty at most', (choice, ids) => {
    expect(parseSharedFavourites(choice)).toEqual(ids);
  });

  test('is short enough to be sent, however much is chosen', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `${index}`.padStart(20, 'a'));
    expect(sharedFavouritesPath(ids).length).toBeLessThan(1000);
  });
});

test('a kept choice is read without what does not belong in it', () => {
  expect(favouritesSchema.parse(['a', 'b', 'a', 'no id'])).toEqual(['a', 'b']);
  expect(favouritesSchema.safeParse({ ids: ['a'] }).success).toBe(false);
  expect(favouritesSchema.safeParse([1]).success).toBe(false);
});

test("another choice comes behind one's own, as far as there is room", () => {
  expect(mergedFavourites(['a', 'b'], ['c', 'a'])).toEqual(['a', 'b', 'c']);
  expect(mergedFavourites(many(39), ['c', 'd'])).toEqual([...many(39), 'c']);
});
