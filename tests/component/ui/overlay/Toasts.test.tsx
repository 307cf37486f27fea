import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, showToast, useToasts, type ToastKind } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Toasts } from '#src/ui/overlay/Toasts.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  vi.useFakeTimers();
});

function Shown() {
  const toasts = useToasts((state) => state.toasts);
  return <Toasts toasts={toasts} onDismiss={dismissToast} />;
}

function open(below?: ReactNode): void {
  render(
    <MemoryRouter>
      {below}
      <Shown />
    </MemoryRouter>,
  );
}

const say = (text: string, options = {}) => act(() => void showToast({ text, ...options }));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const toast = (text: string) => screen.queryByText(text);
const region = () => screen.getByRole('region', { name: 'Beskeder' });

describe('a toast', () => {
  test.each<[ToastKind, number]>([
    ['success', 5000],
    ['info', 5000],
    ['warning', 6000],
    ['error', 7000],
  ])('of kind %s stays for %i ms', (kind, durationMs) => {
    open();
    say('Hej', { kind });
    pass(durationMs - 1);
    expect(toast('Hej')).toBeVisible();
    pass(1);
    expect(toast('Hej')).not.toBeInTheDocument();
  });

  test('leaves by itself, perhaps after a duration of its own', () => {
    open();
    say('Første', { durationMs: 1500 });
    pass(1000);
    say('Anden');
    pass(500);
    expect(toast('Første')).not.toBeInTheDocument();
    expect(toast('Anden')).toBeVisible();
  });

  test('stays while somebody points at it', () => {
    open();
    say('Hej');
    const pointed = toast('Hej')?.parentElement;
    if (!pointed) throw new Error('The toast is not on the page');
    act(() => void fireEvent(pointed, new Event('pointerenter')));
    pass(60_000);
    expect(toast('Hej')).toBeVisible();
    act(() => void fireEvent(pointed, new Event('pointerleave')));
    pass(5000);
    expect(toast('Hej')).not.toBeInTheDocument();
  });

  test('can be dismissed, or leads to what it is about, and goes', () => {
    open();
    say('Hej');
    say('Oprettet', { link: { label: 'Gå til albummet', to: '/a' } });
    const [first] = screen.getAllByRole('button', { name: 'Luk besked' });
    if (first) fireEvent.click(first);
    expect(toast('Hej')).not.toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Gå til albummet' });
    expect(link).toHaveAttribute('href', '/a');
    fireEvent.click(link);
    expect(toast('Oprettet')).not.toBeInTheDocument();
  });

  test('of an error is read aloud at once, the rest in turn', () => {
    open();
    say('Fejl', { kind: 'error' });
    say('Gemt', { kind: 'success' });
    expect(screen.getByRole('alert')).toHaveTextContent('Fejl');
    expect(region()).toHaveAttribute('aria-live', 'polite');
    expect(region()).toHaveTextContent('Gemt');
  });
});

describe('the place of the toasts', () => {
  /** The button is at the lower right, where toasts usually are; elsewhere the screen is free. */
  function layOut(): void {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      if (this.matches('button, [data-keep-in-sight]')) return new DOMRect(900, 700, 120, 44);
      const isUsual = this instanceof HTMLElement && this.dataset['place'] === 'usual';
      return isUsual ? new DOMRect(784, 660, 416, 100) : new DOMRect(392, 72, 416, 100);
    });
  }

  test.each([
    [
      'a main button',
      'top',
      <Button key="a" look="primary">
        Køb
      </Button>,
    ],
    [
      'a quiet button',
      'usual',
      <Button key="b" look="quiet">
        Køb
      </Button>,
    ],
    [
      'a bar of actions',
      'top',
      <div key="c" data-keep-in-sight>
        <Button look="quiet">Skift pris</Button>
      </div>,
    ],
  ])('with %s below them is %s', (_, place, below) => {
    layOut();
    open(below);
    say('Hej');
    expect(region()).toHaveAttribute('data-place', place);
  });

  test('is the usual one when every place would cover something', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
    open(<Button look="primary">Køb</Button>);
    say('Hej');
    expect(region()).toHaveAttribute('data-place', 'usual');
  });
});
