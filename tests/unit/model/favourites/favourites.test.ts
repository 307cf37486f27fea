import { expect, test } from 'vitest';
import {
  keptFavouritesSchema,
  mergedFavourites,
  parseFavourites,
  reconciled,
  sharedFavouritesPath,
} from '#src/model/favourites/favourites.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `billede-${index}`);

test('a shared choice names the pictures in an address that is short enough, and is read back', () => {
  const path = sharedFavouritesPath(['billede-nordlys', 'Xy_9']);
  expect(path).toBe('/favoritter?valg=billede-nordlys.Xy_9');
  expect(parseFavourites('billede-nordlys.Xy_9')).toEqual(['billede-nordlys', 'Xy_9']);
  const longest = many(40).map((id) => id.padStart(20, 'a'));
  expect(sharedFavouritesPath(longest).length).toBeLessThan(1000);
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
])('the choice %j holds only ids, each once, and forty at most', (choice, ids) => {
  expect(parseFavourites(choice)).toEqual(ids);
});

test('a kept choice is read without what does not belong in it', () => {
  const kept = keptFavouritesSchema.parse({ ids: ['a', 'b', 'a', 'no id'] });
  expect(kept).toEqual({ ids: ['a', 'b'], account: undefined });
  for (const other of [['a'], { ids: [1] }, { ids: ['a'], account: { uid: 'x' } }, null]) {
    expect(keptFavouritesSchema.safeParse(other).success).toBe(false);
  }
});

test("another choice comes behind one's own, as far as there is room", () => {
  expect(mergedFavourites(['a', 'b'], ['c', 'a'])).toEqual(['a', 'b', 'c']);
  expect(mergedFavourites(many(39), ['c', 'd'])).toEqual([...many(39), 'c']);
});

test.each([
  ['a guest signs in', { base: [], here: ['b'], there: ['a'] }, ['a', 'b']],
  ['nothing has changed', { base: ['a'], here: ['a'], there: ['a'] }, ['a']],
  ['one was added here', { base: ['a'], here: ['a', 'b'], there: ['a'] }, ['a', 'b']],
  ['one was added there', { base: ['a'], here: ['a'], there: ['a', 'b'] }, ['a', 'b']],
  ['one was removed here', { base: ['a', 'b'], here: ['b'], there: ['a', 'b'] }, ['b']],
  ['one was removed there', { base: ['a', 'b'], here: ['a', 'b'], there: ['b'] }, ['b']],
  ['both have changed', { base: ['a', 'b'], here: ['b', 'c'], there: ['a', 'd'] }, ['d', 'c']],
  ['both have added the same', { base: [], here: ['a'], there: ['a'] }, ['a']],
  ['there is no room', { base: [], here: ['a', 'b'], there: many(39) }, [...many(39), 'a']],
])('a choice in two places: %s', (_, comparison, ids) => {
  expect(reconciled(comparison)).toEqual(ids);
});
