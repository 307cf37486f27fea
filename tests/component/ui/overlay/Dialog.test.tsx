import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from '#src/ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Toasts } from '#src/ui/overlay/Toasts.tsx';

describe('Dialog', () => {
  test('is named and described, and begins at its first field', () => {
    render(
      <Dialog title="Ny knap" description="Vælg et navn" onClose={vi.fn()}>
        <input aria-label="Navn" />
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Ny knap' });
    expect(dialog).toHaveAccessibleDescription('Vælg et navn');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveFocus();
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

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Luk' }))],
  ])('%s closes it', async (_way, leave) => {
    const onClose = vi.fn();
    render(
      <Dialog title="Ny knap" onClose={onClose}>
        <p>Indhold</p>
      </Dialog>,
    );
    await leave();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('dismissing a toast above it does not close it', async () => {
    const onClose = vi.fn();
    const onDismiss = vi.fn();
    render(
      <>
        <Dialog title="Ny knap" onClose={onClose}>
          <p>Indhold</p>
        </Dialog>
        <Toasts
          toasts={[{ id: 1, kind: 'error', text: 'Fejl', durationMs: 7000 }]}
          onDismiss={onDismiss}
        />
      </>,
    );
    // The dialog switches pointer events off for the page; the toasts switch them on again by CSS.
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    await user.click(screen.getByRole('button', { name: 'Luk besked' }));
    expect(onDismiss).toHaveBeenCalledWith(1);
    expect(onClose).not.toHaveBeenCalled();
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

  test('names the thing, says what is kept, and starts on the harmless answer', () => {
    ask();
    const dialog = screen.getByRole('alertdialog', { name: "Slet 'Natur'?" });
    expect(dialog).toHaveAccessibleDescription('Billederne bliver.');
    expect(screen.getByRole('button', { name: 'Annuller' })).toHaveFocus();
  });

  test('confirms', async () => {
    const { onConfirm, onClose } = ask();
    await userEvent.click(screen.getByRole('button', { name: 'Slet' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  test('does nothing twice while it is busy', async () => {
    const { onConfirm } = ask(true);
    await userEvent.click(screen.getByRole('button', { name: 'Slet' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Annuller', () => userEvent.click(screen.getByRole('button', { name: 'Annuller' }))],
  ])('%s leaves everything as it is', async (_way, leave) => {
    const { onConfirm, onClose } = ask();
    await leave();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
