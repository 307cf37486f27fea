import { describe, expect, test } from 'vitest';
import {
  dragAxis,
  dragOutcome,
  dragOffset,
  leavesEnlarged,
} from '#src/ui/Lightbox/pointerTrack.ts';

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
    ['it was flicked', { ...gesture, durationMs: 150 }, false, true],
    ['the way was too short', { ...gesture, total: { x: 0, y: 60 } }, true, false],
    ['the way went aside', { ...gesture, total: { x: 90, y: 70 } }, true, false],
    ['two fingers were there', { ...gesture, fingers: 2 }, true, false],
  ])('is left by a swipe down when %s', (...[, swipe, atTop, isLeft]) => {
    expect(leavesEnlarged(swipe, atTop)).toBe(isLeft);
  });
});
