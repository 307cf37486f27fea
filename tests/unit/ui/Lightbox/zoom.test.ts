import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bounded, FITTED, moved, settled, showsTop, zoomed } from '#src/ui/Lightbox/zoom.ts';

const room = {
  picture: { width: 400, height: 300 },
  screen: { width: 400, height: 800 },
  middle: { x: 0, y: 40 },
};

describe('zooming', () => {
  test('leaves the point under the fingers where it is', () => {
    const view = zoomed(FITTED, 2, { x: 100, y: -50 });
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    // The point that was at 100, -50 of the fitted picture is still there.
    expect(view.x + 100 * view.scale).toBe(100);
  });

  test.each([
    [100, 5],
    [0.01, 0.7],
  ])('by %d ends at %d', (factor, scale) => {
    expect(zoomed(FITTED, factor, { x: 0, y: 0 }).scale).toBe(scale);
  });
});

describe('a picture that is let go', () => {
  test('shows no gap at its sides', () => {
    expect(settled({ scale: 2, x: 900, y: 0 }, room).x).toBe(200);
    expect(settled({ scale: 2, x: -900, y: 0 }, room).x).toBe(-200);
  });

  test('stays about the middle where it is smaller than the screen', () => {
    expect(settled({ scale: 2, x: 0, y: -300 }, room).y).toBe(0);
    expect(settled({ scale: 2, x: 0, y: 300 }, room).y).toBe(40);
  });

  test('and is hardly enlarged fits again', () => {
    expect(settled({ scale: 1.04, x: 20, y: 9 }, room)).toEqual(FITTED);
    expect(settled({ scale: 0.8, x: 20, y: 9 }, room)).toEqual(FITTED);
    expect(bounded({ scale: 1.04, x: 0, y: 0 }, room).scale).toBe(1.04);
  });

  test('never leaves a gap, wherever it was pulled', () => {
    const anywhere = fc.record({
      scale: fc.double({ min: 2, max: 5, noNaN: true }),
      x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, (view) => {
        const { scale, x } = settled(view, room);
        const half = (room.picture.width * scale) / 2;
        expect(x - half).toBeLessThanOrEqual(-200 + 1e-6);
        expect(x + half).toBeGreaterThanOrEqual(200 - 1e-6);
      }),
    );
  });
});

test('a movement is added', () => {
  expect(moved({ scale: 2, x: 1, y: 2 }, { x: 10, y: -10 })).toEqual({ scale: 2, x: 11, y: -8 });
});

test.each([
  [{ scale: 2, x: 0, y: 40 }, true],
  [{ scale: 4, x: 0, y: 40 }, false],
  [{ scale: 4, x: 0, y: 240 }, true],
])('%j shows the upper edge: %s', (view, isIt) => {
  expect(showsTop(view, room)).toBe(isIt);
});
