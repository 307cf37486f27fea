import { describe, expect, test } from 'vitest';
import { followAddress, neighbour, placesAround, turnTo } from '#src/ui/Lightbox/turn.ts';

const row = { ids: ['a', 'b', 'c', 'd'], wraps: false };
const ring = { ...row, wraps: true };
const pair = { ids: ['a', 'b'], wraps: true };

describe('neighbours', () => {
  test.each([
    [row, 'b', 1, 'c'],
    [row, 'a', -1, undefined],
    [row, 'd', 1, undefined],
    [ring, 'd', 1, 'a'],
    [ring, 'a', -1, 'd'],
    [pair, 'a', 1, 'b'],
    [pair, 'a', -1, 'b'],
    [{ ids: ['a'], wraps: true }, 'a', 1, undefined],
    [row, 'gone', 1, undefined],
  ])('%j, %s, %i: %s', (...[of, id, step, expected]) => {
    expect(neighbour(of, id, step)).toBe(expected);
  });
});

describe('turning', () => {
  test.each([
    [row, 'b', 'c', 1],
    [row, 'b', 'a', -1],
    [ring, 'd', 'a', 1],
    [ring, 'a', 'd', -1],
    [row, 'a', 'd', 1],
    [row, 'd', 'a', -1],
  ])('%j from %s to %s goes %i', (...[of, from, to, count]) => {
    expect(turnTo(of, { id: from, count: 0 }, to)).toEqual({ id: to, count });
  });
});

describe('places', () => {
  test('are the picture and its neighbours', () => {
    const ids = placesAround(row, { id: 'a', count: 0 }).map(({ id, offset }) => [id, offset]);
    expect(ids).toEqual([
      ['a', 0],
      ['b', 1],
    ]);
  });

  test('keep the picture that slides in', () => {
    const before = placesAround(ring, { id: 'a', count: 7 });
    const after = placesAround(ring, { id: 'b', count: 8 });
    expect(after.find(({ offset }) => offset === 0)?.key).toBe(
      before.find(({ offset }) => offset === 1)?.key,
    );
  });

  test('differ, also when both neighbours are the same picture', () => {
    const keys = placesAround(pair, { id: 'a', count: 0 }).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the address follows', () => {
  const turning = { turn: { id: 'd', count: 3 }, addressId: 'a', requested: ['b', 'c', 'd'] };

  test('what was asked for, also in a hurry: the picture in front stays', () => {
    const atB = followAddress(row, turning, 'b');
    expect(atB).toEqual({ ...turning, addressId: 'b', requested: ['c', 'd'] });
    expect(followAddress(row, atB, 'd')).toEqual({ ...turning, addressId: 'd', requested: [] });
  });

  test('or leads, when somebody else has changed it', () => {
    const alone = { ...turning, requested: [] };
    expect(followAddress(row, alone, 'c').turn).toEqual({ id: 'c', count: 2 });
  });
});
