import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Lightbox } from '#src/ui/Lightbox/Lightbox.tsx';

const pictures = ['Klitten', 'Broen', 'Gaven'].map((title) => ({
  id: title,
  title,
  src: `/${title}.webp`,
  sources: [],
  width: 3000,
  height: 2000,
}));

function open() {
  const onClose = vi.fn();
  function Page() {
    const [current, setCurrent] = useState('Broen');
    return (
      <Lightbox
        label="Billedviser"
        pictures={pictures}
        currentId={current}
        onShow={setCurrent}
        onClose={onClose}
      />
    );
  }
  render(<Page />);
  return onClose;
}

type Path = readonly (readonly [number, number])[];

function stage(): Element {
  const element = screen.getByRole('img').closest('[data-offset]')?.parentElement;
  if (!element) throw new Error('There is no stage');
  return element;
}

/** Fingers that come down one after the other, move in turns, and go. */
function fingers(...paths: Path[]): void {
  const at = (finger: number, step: number) => {
    const [clientX = 0, clientY = 0] = paths[finger]?.[step] ?? [];
    return { pointerId: finger + 1, pointerType: 'touch', button: 0, clientX, clientY };
  };
  const each = (act: (finger: number) => void) => paths.forEach((_path, finger) => act(finger));
  each((finger) => fireEvent.pointerDown(stage(), at(finger, 0)));
  for (let step = 1; step < (paths[0]?.length ?? 0); step += 1) {
    each((finger) => fireEvent.pointerMove(stage(), at(finger, step)));
  }
  const last = (paths[0]?.length ?? 1) - 1;
  each((finger) => fireEvent.pointerUp(stage(), at(finger, last)));
}

const shown = () => screen.getByRole('img').getAttribute('alt');
const isEnlarged = () => screen.getByRole('dialog').hasAttribute('data-enlarged');

describe('fingers on the lightbox', () => {
  test.each([
    [-51, 'Gaven'],
    [-50, 'Broen'],
    [50, 'Broen'],
    [51, 'Klitten'],
  ])('%i px across lead to %s', (x, expected) => {
    open();
    fingers([
      [200, 300],
      [200 + x / 2, 302],
      [200 + x, 304],
    ]);
    expect(shown()).toBe(expected);
  });

  test('the picture follows the finger, and slides back', () => {
    open();
    const dialog = screen.getByRole('dialog');
    const finger = { pointerId: 1, pointerType: 'touch', button: 0, clientX: 200, clientY: 300 };
    fireEvent.pointerDown(stage(), finger);
    fireEvent.pointerMove(stage(), { ...finger, clientX: 170 });
    expect(dialog.style.getPropertyValue('--drag-x')).toBe('-30px');
    expect(dialog).toHaveAttribute('data-held');
    fireEvent.pointerUp(stage(), { ...finger, clientX: 170 });
    expect(dialog.style.getPropertyValue('--drag-x')).toBe('0px');
    expect(dialog).not.toHaveAttribute('data-held');
  });

  test('what the browser takes away leads nowhere', () => {
    open();
    const finger = { pointerId: 1, pointerType: 'touch', button: 0, clientX: 200, clientY: 300 };
    fireEvent.pointerDown(stage(), finger);
    fireEvent.pointerMove(stage(), { ...finger, clientX: 80 });
    fireEvent.pointerCancel(stage(), { ...finger, clientX: 80 });
    expect(shown()).toBe('Broen');
  });

  test.each([
    [61, 1],
    [60, 0],
    [-200, 0],
  ])('%i px down close it %i times', (y, times) => {
    const onClose = open();
    fingers([
      [200, 300],
      [200, 300 + y / 2],
      [200, 300 + y],
    ]);
    expect(onClose).toHaveBeenCalledTimes(times);
  });

  test('a tap enlarges, and a second right after it takes nothing back', () => {
    open();
    fingers([[200, 300]]);
    expect(isEnlarged()).toBe(true);
    fingers([[200, 300]]);
    expect(isEnlarged()).toBe(true);
  });

  test('a swipe down leaves the enlarged picture, and only that', () => {
    const onClose = open();
    fingers([[200, 300]]);
    fingers([
      [200, 300],
      [200, 340],
      [200, 380],
    ]);
    expect(isEnlarged()).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('across an enlarged picture a finger moves it', () => {
    open();
    fingers([[200, 300]]);
    fingers([
      [200, 300],
      [120, 300],
      [40, 300],
    ]);
    expect(shown()).toBe('Broen');
    expect(isEnlarged()).toBe(true);
  });

  test('two fingers enlarge by how far they go apart, and fit again', () => {
    open();
    fingers(
      [
        [150, 300],
        [50, 300],
      ],
      [
        [250, 300],
        [350, 300],
      ],
    );
    expect(screen.getByRole('dialog').style.getPropertyValue('--view-scale')).toBe('3');
    fingers(
      [
        [50, 300],
        [190, 300],
      ],
      [
        [350, 300],
        [210, 300],
      ],
    );
    expect(isEnlarged()).toBe(false);
  });

  test('the wheel enlarges by degrees', () => {
    open();
    fireEvent.wheel(stage(), { deltaY: -300 });
    expect(isEnlarged()).toBe(true);
    fireEvent.wheel(stage(), { deltaY: 900 });
    expect(isEnlarged()).toBe(false);
  });
});
