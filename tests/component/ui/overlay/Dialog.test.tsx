import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { create } from 'zustand';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { styleSingleton } from '#src/ui/overlay/styleSingleton.ts';
import { Toasts } from '#src/ui/overlay/Toasts.tsx';
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
