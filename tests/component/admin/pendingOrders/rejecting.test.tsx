import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type * as archivesModule from '#src/admin/archives/archives.ts';
import { startArchive } from '#src/admin/archives/archives.ts';
import { rejectOrder } from '#src/data/orders/approveOrder.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  card,
  decide,
  mailIs,
  nowWaiting,
  oneOrderWaits,
  open,
  order,
  press,
  pressFirst,
} from './world.tsx';

vi.mock('#src/admin/archives/archives.ts', async (original) => ({
  ...(await original<typeof archivesModule>()),
  startArchive: vi.fn(),
}));
vi.mock('#src/data/orders/approveOrder.ts');
vi.mock('#src/data/orders/approveOrder.ts');

resetStoresAfterEach();
oneOrderWaits();

describe('rejecting', () => {
  test('asks for the reason, then shows the mail to the customer', async () => {
    await open();
    await press('Afvis');
    const dialog = screen.getByRole('dialog', { name: 'Afvis bestillingen fra Signe Overgaard?' });
    expect(dialog).toHaveTextContent(
      'Bestillingen annulleres. Kunden kan se årsagen i sin købshistorik og får den i en mail.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Afvis' }));
    expect(dialog).toHaveTextContent('Vælg en årsag');
    expect(rejectOrder).not.toHaveBeenCalled();
    await userEvent.selectOptions(within(dialog).getByRole('combobox'), 'Andet');
    expect(dialog).toHaveTextContent('Skriv årsagen med dine egne ord');
    await userEvent.type(within(dialog).getByRole('textbox'), ' Billedet er privat. ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Afvis' }));
    const rejection = { cancelReason: 'other', cancelNote: 'Billedet er privat.' };
    expect(rejectOrder).toHaveBeenCalledExactlyOnceWith(order.id, rejection);
    expect(toastsShown()).toEqual(['success: Anmodning afvist']);
    expect(card()).not.toBeInTheDocument();
    act(() => mailIs({ kind: 'rejected', to: 'ny@kunde.example' }));
    expect(
      screen.getByText('Mail om annulleringen sendt 20.9.2025, 18.05 til ny@kunde.example'),
    ).toBeVisible();
    expect(startArchive).not.toHaveBeenCalled();
  });

  test('asks before it throws away what was typed', async () => {
    await open();
    await press('Afvis');
    const note = within(screen.getByRole('dialog')).getByRole('textbox');
    await userEvent.type(note, 'Billedet er privat.');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Luk uden at gemme?' })).toBeVisible();
    await press('Skriv videre');
    expect(note).toHaveValue('Billedet er privat.');
  });

  const second = pendingOrder({ id: 'JF20250920BBBBBB222', amount: 50, items: [] });
  const ofAnother = pendingOrder({ id: 'JF20250920CCCCCC333', userId: 'uid-ida' });

  test('all orders of the customer rejects those, and blocks the customer on request', async () => {
    nowWaiting(order, second, ofAnother);
    await open();
    await pressFirst('Afvis');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Kunden har fortrudt');
    await userEvent.click(
      dialog.getByRole('checkbox', { name: 'Afvis alle 2 ventende ordrer fra kunden' }),
    );
    await userEvent.click(
      dialog.getByRole('checkbox', { name: 'Spær kunden, så der ikke kan bestilles mere' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Afvis' }));
    expect(toastsShown()).toEqual(['success: 2 anmodninger afvist']);
    expect(
      vi
        .mocked(rejectOrder)
        .mock.calls.map(([id]) => id)
        .toSorted(),
    ).toEqual([order.id, second.id].toSorted());
    expect(backend.documents.get('order-quota/uid-signe')).toMatchObject({ isBlocked: true });
  });

  test('what fails half way keeps what is done, and goes on with the rest', async () => {
    nowWaiting(order, second);
    vi.mocked(rejectOrder)
      .mockResolvedValueOnce()
      .mockRejectedValueOnce(new AppError('service-failed'));
    await open();
    await pressFirst('Afvis');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'Kunden har fortrudt');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Afvis alle 2/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Afvis' }));
    expect(toastsShown()).toEqual([
      'success: Anmodning afvist',
      'error: Fejl ved annullering af betaling',
    ]);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await decide('Afvis');
    expect(rejectOrder).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test.each<[AppErrorCode, string]>([
    ['service-failed', 'Fejl ved annullering af betaling'],
    ['permission-denied', 'Fejl ved annullering af betaling'],
    ['quota-exceeded', 'Fejl ved annullering af betaling'],
    ['network', 'Fejl ved annullering af betaling'],
    ['order/already-approved', 'Ordren er allerede godkendt og kan ikke afvises.'],
  ])('that fails with %s says: %s', async (code, text) => {
    vi.mocked(rejectOrder).mockRejectedValue(new AppError(code));
    await open();
    await decide('Afvis');
    expect(toastsShown()).toEqual([`error: ${text}`]);
  });

  test('whose answer is lost is found out when the order waits no more', async () => {
    vi.mocked(rejectOrder).mockRejectedValueOnce(new AppError('timeout'));
    await open();
    await decide('Afvis');
    vi.mocked(rejectOrder).mockResolvedValueOnce();
    act(() => nowWaiting());
    await waitFor(() => expect(toastsShown()).toContain('success: Anmodning afvist'));
  });
});
