import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, showToast, useToasts, type ToastKind } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Toasts } from '#src/ui/overlay/Toasts.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Shown() {
  const toasts = useToasts((state) => state.toasts);
  return <Toasts toasts={toasts} onDismiss={dismissToast} />;
}

function showAll(...texts: string[]): void {
  render(<Shown />);
  act(() => texts.forEach((text) => showToast({ text })));
}

describe('toasts', () => {
  test.each<[ToastKind, number]>([
    ['success', 5000],
    ['info', 5000],
    ['warning', 6000],
    ['error', 7000],
  ])('a toast of kind %s stays for %i ms', (kind, durationMs) => {
    render(<Shown />);
    act(() => void showToast({ kind, text: 'Hej' }));
    act(() => void vi.advanceTimersByTime(durationMs - 1));
    expect(screen.getByText('Hej')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Hej')).not.toBeInTheDocument();
  });

  test('can have a duration of its own', () => {
    render(<Shown />);
    act(() => void showToast({ text: 'Logget ind!', durationMs: 1500 }));
    act(() => void vi.advanceTimersByTime(1500));
    expect(screen.queryByText('Logget ind!')).not.toBeInTheDocument();
  });

  test('each leaves by itself', () => {
    showAll('Første');
    act(() => void vi.advanceTimersByTime(3000));
    act(() => void showToast({ text: 'Anden' }));
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.queryByText('Første')).not.toBeInTheDocument();
    expect(screen.getByText('Anden')).toBeVisible();
  });

  test('stays while somebody points at it', () => {
    showAll('Hej');
    const toast = screen.getByText('Hej').parentElement;
    if (!toast) throw new Error('The toast is not on the page');
    act(() => void fireEvent(toast, new Event('pointerenter')));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByText('Hej')).toBeVisible();
    act(() => void fireEvent(toast, new Event('pointerleave')));
    act(() => void vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Hej')).not.toBeInTheDocument();
  });

  test('can be dismissed', () => {
    showAll('Hej', 'Farvel');
    const [first] = screen.getAllByRole('button', { name: 'Luk besked' });
    if (first) fireEvent.click(first);
    expect(screen.queryByText('Hej')).not.toBeInTheDocument();
    expect(screen.getByText('Farvel')).toBeVisible();
  });

  test('leads to what it is about, and goes', () => {
    render(<Shown />, { wrapper: MemoryRouter });
    act(() => void showToast({ text: 'Oprettet', link: { label: 'Gå til albummet', to: '/a' } }));
    const link = screen.getByRole('link', { name: 'Gå til albummet' });
    expect(link).toHaveAttribute('href', '/a');
    fireEvent.click(link);
    expect(screen.queryByText('Oprettet')).not.toBeInTheDocument();
  });

  test('errors are read aloud at once, the rest in turn', () => {
    render(<Shown />);
    act(() => void showToast({ kind: 'error', text: 'Fejl' }));
    act(() => void showToast({ kind: 'success', text: 'Gemt' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Fejl');
    const region = screen.getByRole('region', { name: 'Beskeder' });
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveTextContent('Gemt');
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
  const region = () => screen.getByRole('region', { name: 'Beskeder' });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    ['primary', 'top'],
    ['quiet', 'usual'],
  ] as const)('with a %s button below them is %s', (look, place) => {
    layOut();
    render(
      <>
        <Button look={look}>Køb</Button>
        <Shown />
      </>,
    );
    act(() => void showToast({ text: 'Hej' }));
    expect(region()).toHaveAttribute('data-place', place);
  });

  test('is another one with a bar of actions below them', () => {
    layOut();
    render(
      <>
        <div data-keep-in-sight>
          <Button look="quiet">Skift pris</Button>
        </div>
        <Shown />
      </>,
    );
    act(() => void showToast({ text: 'Hej' }));
    expect(region()).toHaveAttribute('data-place', 'top');
  });

  test('is the usual one when every place would cover something', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
    render(
      <>
        <Button look="primary">Køb</Button>
        <Shown />
      </>,
    );
    act(() => void showToast({ text: 'Hej' }));
    expect(region()).toHaveAttribute('data-place', 'usual');
  });
});
