import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { isEnlarged, shown, Viewer, viewer } from './Viewer.tsx';

type Point = readonly [x: number, y: number];

function stage(): Element {
  const element = screen.getByRole('img').closest('[data-offset]')?.parentElement;
  if (!element) throw new Error('There is no stage');
  return element;
}

const finger = ([clientX, clientY]: Point, pointerId = 1) => ({
  pointerId,
  pointerType: 'touch',
  button: 0,
  clientX,
  clientY,
});

/** Fingers that come down one after the other, move in turns, and go. */
function fingers(...paths: Point[][]): void {
  const steps = paths[0]?.length ?? 0;
  const each = (step: number, act: (at: ReturnType<typeof finger>) => void) =>
    paths.forEach((path, index) => act(finger(path[step] ?? [0, 0], index + 1)));
  each(0, (at) => fireEvent.pointerDown(stage(), at));
  for (let step = 1; step < steps; step += 1)
    each(step, (at) => fireEvent.pointerMove(stage(), at));
  each(steps - 1, (at) => fireEvent.pointerUp(stage(), at));
}

const START: Point = [200, 300];
const tap = () => fingers([START]);

/** Moves a finger this far, in two steps. */
function swipe(x: number, y: number): void {
  fingers([START, [200 + x / 2, 300 + y / 2], [200 + x, 300 + y]]);
}

describe('fingers on the lightbox', () => {
  beforeEach(() => void render(<Viewer start="Broen" />));

  test.each([
    [-51, 'Gaven'],
    [-50, 'Broen'],
    [50, 'Broen'],
    [51, 'Klitten'],
  ])('%i px across lead to %s', (x, expected) => {
    swipe(x, 4);
    expect(shown()).toBe(expected);
  });

  test('what the browser takes away leads nowhere', () => {
    fireEvent.pointerDown(stage(), finger(START));
    fireEvent.pointerMove(stage(), finger([80, 300]));
    fireEvent.pointerCancel(stage(), finger([80, 300]));
    expect(shown()).toBe('Broen');
  });

  test.each([
    [61, true],
    [60, false],
    [-200, false],
  ])('%i px down close it: %s', (y, isClosed) => {
    swipe(0, y);
    expect(viewer() === null).toBe(isClosed);
  });

  test('a tap enlarges, and a second right after it takes nothing back', () => {
    tap();
    expect(isEnlarged()).toBe(true);
    tap();
    expect(isEnlarged()).toBe(true);
  });

  test('an enlarged picture is moved across, and left by a swipe down, and only that', () => {
    tap();
    swipe(-160, 0);
    expect(shown()).toBe('Broen');
    expect(isEnlarged()).toBe(true);
    swipe(0, 80);
    expect(isEnlarged()).toBe(false);
  });
});
