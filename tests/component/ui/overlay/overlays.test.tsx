import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { MemoryRouter } from 'react-router-dom';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { styleSingleton } from '#src/ui/overlay/styleSingleton.ts';
import { Toasts } from '#src/ui/overlay/Toasts.tsx';
import { dismissToast, showToast, type ToastKind, useToasts } from '#src/stores/toasts.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { press } from '../../support/page.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const waysOut = (button: string): [string, () => Promise<unknown>][] => [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [button, () => press(button)],
];

describe('Dialog', () => {
  test.each(waysOut('Luk'))('is named and described, and is closed by %s', async (_, leave) => {
    const onClose = vi.fn();
    render(
      <Dialog title="Ny knap" description="Vælg et navn" onClose={onClose}>
        <input aria-label="Navn" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Ny knap' });
    expect(dialog).toHaveAccessibleDescription('Vælg et navn');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveFocus();
    await leave();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('holds the focus, and gives it back', async () => {
    const page = (isOpen: boolean) => (
      <>
        <button type="button">Rediger</button>
        {isOpen && (
          <Dialog title="Ny knap" onClose={vi.fn()}>
            <p>Indhold</p>
          </Dialog>
        )}
      </>
    );
    const { rerender } = render(page(false));
    await userEvent.tab();
    rerender(page(true));
    expect(screen.getByRole('button', { name: 'Luk' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Luk' })).toHaveFocus();
    rerender(page(false));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rediger' })).toHaveFocus());
  });

  test('stays when a toast above it is dismissed', async () => {
    const onClose = vi.fn();
    const onDismiss = vi.fn();
    const toasts = [{ id: 1, kind: 'error', text: 'Fejl', durationMs: 7000 }] as const;
    render(
      <>
        <Dialog title="Ny knap" onClose={onClose}>
          <p>Indhold</p>
        </Dialog>
        <Toasts toasts={[...toasts]} onDismiss={onDismiss} />
      </>,
    );
    // The dialog switches pointer events off for the page; the toasts switch them on again by CSS.
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(screen.getByRole('button', { name: 'Luk besked' }));
    expect(onDismiss).toHaveBeenCalledWith(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('above another one is closed alone by Escape, also in the moment in which it opens', () => {
    const useUpper = create(() => false);
    function Layers() {
      const [isLowerOpen, setLowerOpen] = useState(true);
      const isUpperOpen = useUpper();
      if (!isLowerOpen) return null;
      return (
        <Dialog title="Ordre" onClose={() => setLowerOpen(false)}>
          {isUpperOpen && (
            <Dialog title="Album" onClose={() => useUpper.setState(false, true)}>
              <p>Billeder</p>
            </Dialog>
          )}
        </Dialog>
      );
    }
    render(<Layers />);
    // The key arrives before React has rendered the result of this event.
    flushSync(() => useUpper.setState(true, true));
    fireEvent.keyDown(screen.getByText('Billeder'), { key: 'Escape' });
    expect(screen.queryByRole('heading', { name: 'Album' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Ordre' })).toBeVisible();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('ConfirmDialog', () => {
  function ask(busy = false) {
    const onConfirm = vi.fn();
    const onClose = vi.fn();
    render(
      <ConfirmDialog
        title="Slet 'Natur'?"
        description="Billederne bliver."
        confirmLabel="Slet"
        busy={busy}
        onConfirm={onConfirm}
        onClose={onClose}
      />,
    );
    return { onConfirm, onClose };
  }

  test('names the thing, says what is kept, starts on the harmless answer, and confirms', async () => {
    const { onConfirm, onClose } = ask();
    const dialog = screen.getByRole('alertdialog', { name: "Slet 'Natur'?" });
    expect(dialog).toHaveAccessibleDescription('Billederne bliver.');
    expect(screen.getByRole('button', { name: 'Annuller' })).toHaveFocus();
    await press('Slet');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('does nothing twice while it is busy', async () => {
    const { onConfirm } = ask(true);
    await press('Slet');
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test.each(waysOut('Annuller'))('%s does not pretend to stop what runs', async (_, leave) => {
    const { onClose } = ask(true);
    await leave();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Annuller' })).toHaveAttribute('aria-disabled');
  });

  test.each(waysOut('Annuller'))('%s leaves everything as it is', async (_, leave) => {
    const { onConfirm, onClose } = ask();
    await leave();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

test('the sheet of open dialogs keeps the page still, is one, and goes with the last', () => {
  const texts = () =>
    document.adoptedStyleSheets.map((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText).join(' '),
    );
  const lock = `body[data-scroll-locked] { overflow: hidden; }
    body[data-scroll-locked] { --removed-body-scroll-bar-size: 15px; }`;
  const Sheet = styleSingleton();
  const first = render(<Sheet styles={lock} />);
  const second = render(<Sheet styles={lock} />);
  expect(texts()).toHaveLength(1);
  expect(texts()[0]).toContain('overflow: hidden');
  expect(texts()[0]).toContain('pointer-events: auto !important');
  // Every element would inherit it.
  expect(texts()[0]).not.toContain('--removed-body-scroll-bar-size');
  first.unmount();
  expect(texts()).toHaveLength(1);
  second.unmount();
  expect(texts()).toEqual([]);
});

describe('toasts', () => {
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

    test('gives the focus back when it is dismissed, else to the page', () => {
      open(
        <main tabIndex={-1}>
          <input aria-label="Navn" />
        </main>,
      );
      const dismissFrom = (start: HTMLElement) => {
        say('Hej');
        say('Igen');
        start.focus();
        for (const button of screen.getAllByRole('button', { name: 'Luk besked' })) {
          button.focus();
          fireEvent.click(button);
          expect(button).not.toBeInTheDocument();
          expect(start === document.body ? screen.getByRole('main') : start).toHaveFocus();
        }
      };
      dismissFrom(screen.getByRole('textbox'));
      screen.getByRole('textbox').blur();
      dismissFrom(document.body);
    });

    test('does not scroll the page to what had the focus, also after another window', () => {
      open(<input aria-label="Navn" />);
      say('Hej');
      const field = screen.getByRole('textbox');
      const button = screen.getByRole('button', { name: 'Luk besked' });
      field.focus();
      button.focus();
      // Another window takes the focus, and gives it back.
      fireEvent.focusOut(button, { relatedTarget: null });
      fireEvent.focusIn(button, { relatedTarget: null });
      const focus = vi.spyOn(field, 'focus');
      fireEvent.click(button);
      expect(field).toHaveFocus();
      expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    });

    test('gives the focus back also where an earlier one left while another window had it', () => {
      open(<input aria-label="Navn" />);
      const press = () => screen.getByRole('button', { name: 'Luk besked' });
      say('Hej');
      press().focus();
      fireEvent.focusOut(press(), { relatedTarget: null });
      pass(5000);
      say('Igen');
      screen.getByRole('textbox').focus();
      press().focus();
      fireEvent.click(press());
      expect(screen.getByRole('textbox')).toHaveFocus();
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
});
