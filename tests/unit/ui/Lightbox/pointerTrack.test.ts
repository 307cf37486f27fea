import { describe, expect, test } from 'vitest';
import {
  dragAxis,
  dragOffset,
  dragOutcome,
  fingerDown,
  fingerMoved,
  fingerUp,
  gestureOf,
  isTap,
  leavesEnlarged,
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

const inside = { hasPrevious: true, hasNext: true };
const alone = { hasPrevious: false, hasNext: false };

test.each([
  [{ x: 8, y: 6 }, undefined],
  [{ x: 12, y: 6 }, 'across'],
  [{ x: -12, y: 6 }, 'across'],
  [{ x: 5, y: 14 }, 'down'],
])('%j goes %s', (by, axis) => {
  expect(dragAxis(by)).toBe(axis);
});

describe('letting go', () => {
  test.each([
    [-51, 'next'],
    [-50, 'stay'],
    [50, 'stay'],
    [51, 'previous'],
  ])('%i px across means %s', (x, outcome) => {
    expect(dragOutcome('across', { x, y: 30 }, inside)).toBe(outcome);
    expect(dragOutcome('across', { x, y: 30 }, alone)).toBe('stay');
  });

  test.each([
    [61, 'close'],
    [60, 'stay'],
    [-200, 'stay'],
  ])('%i px down means %s', (y, outcome) => {
    expect(dragOutcome('down', { x: 5, y }, inside)).toBe(outcome);
  });
});

describe('the picture', () => {
  test('follows the finger, but only in the direction it has taken', () => {
    expect(dragOffset('across', { x: -80, y: 20 }, inside)).toEqual({ x: -80, y: 0 });
    expect(dragOffset('down', { x: -8, y: 20 }, inside)).toEqual({ x: 0, y: 20 });
  });

  test('resists where there is nothing', () => {
    expect(dragOffset('across', { x: -100, y: 0 }, alone)).toEqual({ x: -30, y: 0 });
    expect(dragOffset('down', { x: 0, y: -100 }, inside)).toEqual({ x: 0, y: -30 });
  });
});

describe('the enlarged picture', () => {
  const gesture = {
    at: { x: 0, y: 0 },
    by: { x: 0, y: 0 },
    total: { x: 4, y: 70 },
    factor: 1,
    fingers: 1,
    durationMs: 600,
  };

  test.each([
    ['its top is in sight', gesture, true, true],
    ['it can be pulled further', gesture, false, false],
    ['it was quick', { ...gesture, durationMs: 280 }, false, true],
    ['it was long and as quick', { ...gesture, total: { x: 4, y: 150 } }, false, true],
    ['the way was too short', { ...gesture, total: { x: 0, y: 60 } }, true, false],
    ['the way went aside', { ...gesture, total: { x: 90, y: 70 } }, true, false],
    ['two fingers were there', { ...gesture, fingers: 2 }, true, false],
  ])('is left by a swipe down when %s', (...[, swipe, atTop, isLeft]) => {
    expect(leavesEnlarged(swipe, atTop)).toBe(isLeft);
  });
});
