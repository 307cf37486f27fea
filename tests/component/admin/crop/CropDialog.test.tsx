import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CropDialog } from '#src/admin/crop/CropDialog.tsx';
import type { CropKind } from '#src/model/content/crop.ts';
import { shows } from '../../support/see.ts';

const onApply = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  onApply.mockReset();
  onClose.mockReset();
});

/** The picture is 3000 × 2000 px, and 600 × 400 px of the screen. */
function open(kind: CropKind): void {
  render(
    <CropDialog
      url="blob:here"
      kind={kind}
      busy={false}
      onApply={onApply}
      onBroken={onClose}
      onClose={onClose}
    />,
  );
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const sides = () => ['Bredde', 'Højde'].map((name) => slider(name).valueAsNumber);

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('the shapes', () => {
  test.each([
    ['profile', '1:1', [200, 200]],
    ['background', '16:9', [356, 200]],
    ['logo', 'Fri form', [600, 400]],
  ] as const)('a %s opens at %s', (kind, shape, expected) => {
    open(kind);
    expect(screen.getByRole('radio', { name: shape })).toBeChecked();
    expect(sides()).toEqual(expected);
  });

  test('are on offer, and keep the size as far as they can', async () => {
    open('profile');
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['Fri form', '16:9', '21:9', '4:3', '3:2', '1:1', '9:16']);
    await userEvent.click(screen.getByRole('radio', { name: '4:3' }));
    expect(sides()).toEqual([200, 150]);
  });
});

describe('the size', () => {
  test('begins at 50 px and ends with the picture', () => {
    open('profile');
    expect(slider('Bredde')).toHaveAttribute('min', '50');
    expect(slider('Bredde')).toHaveAttribute('max', '600');
    fireEvent.change(slider('Bredde'), { target: { value: '50' } });
    expect(sides()).toEqual([50, 50]);
    fireEvent.change(slider('Højde'), { target: { value: '300' } });
    expect(sides()).toEqual([300, 300]);
  });

  test('goes its own way when the shape is free, and can be as large as the picture allows', async () => {
    open('logo');
    fireEvent.change(slider('Bredde'), { target: { value: '120' } });
    expect(sides()).toEqual([120, 400]);
    cleanup();
    open('background');
    await press('Størst mulig');
    expect(sides()).toEqual([600, 338]);
    shows('Bliver 3000 × 1688 px');
  });
});

test('the next crop begins as large as the last one was made, until a size is chosen', async () => {
  open('background');
  await press('Størst mulig');
  cleanup();
  open('background');
  expect(sides()).toEqual([600, 338]);
  cleanup();
  open('profile');
  expect(sides()).toEqual([400, 400]);
  fireEvent.change(slider('Bredde'), { target: { value: '120' } });
  cleanup();
  open('profile');
  expect(sides()).toEqual([200, 200]);
});

describe('what is applied', () => {
  test('is the box in pixels of the picture; a profile is at least 800 px wide', async () => {
    open('profile');
    fireEvent.change(slider('Bredde'), { target: { value: '100' } });
    await press('Anvend Beskæring');
    expect(onApply).toHaveBeenCalledWith(
      { x: 1250, y: 750, width: 500, height: 500 },
      { width: 800, height: 800 },
    );
  });

  test('is smaller when the picture is nearer', async () => {
    open('background');
    await press('Størst mulig');
    fireEvent.change(slider('Zoom'), { target: { value: '2' } });
    expect(slider('Zoom')).toHaveAttribute('aria-valuetext', '200 %');
    await press('Anvend Beskæring');
    expect(onApply.mock.lastCall?.[1]).toEqual({ width: 1500, height: 844 });
  });

  test('is nothing when one leaves', async () => {
    open('background');
    await press('Annuller');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onApply).not.toHaveBeenCalled();
  });
});
