import { describe, expect, test } from 'vitest';
import {
  fingerDown,
  fingerMoved,
  fingerUp,
  gestureOf,
  isTap,
  NO_FINGERS,
} from '#src/ui/Lightbox/pointerTrack.ts';

const finger = (id: number, ...[x, y, timeMs = 0]: [number, number, number?]) => ({
  id,
  at: { x, y },
  timeMs,
});

describe('one finger', () => {
  test('is followed, step by step and in all', () => {
    const down = fingerDown(NO_FINGERS, finger(1, 10, 10, 1000));
    const first = fingerMoved(down, finger(1, 30, 15, 1016));
    const second = fingerMoved(first.track, finger(1, 60, 15, 1032));
    expect(second.gesture).toEqual({
      at: { x: 60, y: 15 },
      by: { x: 30, y: 0 },
      total: { x: 50, y: 5 },
      factor: 1,
      fingers: 1,
      durationMs: 32,
    });
  });

  test.each([
    [6, 8, true],
    [10, 1, false],
    [-9, -9, false],
  ])('that moved %i, %i pixels has tapped: %s', (x, y, isIt) => {
    const { track } = fingerMoved(fingerDown(NO_FINGERS, finger(1, 0, 0)), finger(1, x, y));
    expect(isTap(gestureOf(fingerUp(track, 1), 0))).toBe(isIt);
  });

  test('begins anew after the last has gone', () => {
    const { track } = fingerMoved(fingerDown(NO_FINGERS, finger(1, 0, 0)), finger(1, 80, 0));
    const again = fingerDown(fingerUp(track, 1), finger(2, 5, 5, 500));
    expect(gestureOf(again, 700)).toMatchObject({ total: { x: 0, y: 0 }, durationMs: 200 });
  });
});

describe('two fingers', () => {
  const both = fingerDown(fingerDown(NO_FINGERS, finger(1, -50, 0)), finger(2, 50, 0));

  test('zoom by how much further apart they go, around their middle', () => {
    const { gesture } = fingerMoved(both, finger(2, 150, 0));
    expect(gesture).toMatchObject({ factor: 2, at: { x: 50, y: 0 }, by: { x: 50, y: 0 } });
  });

  test('are no tap, however still they are', () => {
    const left = fingerUp(fingerUp(both, 1), 2);
    expect(isTap(gestureOf(left, 10))).toBe(false);
  });

  test('may become one without a jump', () => {
    const { gesture } = fingerMoved(fingerUp(both, 1), finger(2, 53, 4));
    expect(gesture).toMatchObject({ by: { x: 3, y: 4 }, factor: 1, fingers: 2 });
  });
});
