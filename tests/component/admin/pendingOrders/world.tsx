import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { startArchive } from '#src/admin/archives/archives.ts';
import { PendingOrders } from '#src/admin/pendingOrders/PendingOrders.tsx';
import { useDecisions } from '#src/admin/pendingOrders/decisions.ts';
import { approveOrder, rejectOrder } from '#src/data/orders/approveOrder.ts';
import type { OrderMail } from '#src/model/mails/outbox.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { pendingOrder, purchaseOf } from '../../../support/waitingOrders.ts';
import { show } from '../../support/show.ts';

export const order = pendingOrder();
export const approved = {
  kind: 'approved',
  purchase: purchaseOf(order),
} as const;

/** From now on these orders wait; told inside `act` while a list of them is shown. */
export function nowWaiting(...orders: PendingOrder[]): void {
  backend.documents.fill('pending-orders', orders);
}

/** One order waits, and everything goes well. The file that calls this mocks the work on orders. */
export function oneOrderWaits(): void {
  beforeEach(() => {
    nowWaiting(order);
    backend.accounts.signIn({ email: 'ejer@jerslevfoto.example', claims: { admin: true } });
    vi.mocked(approveOrder).mockReset().mockResolvedValue(approved);
    vi.mocked(rejectOrder).mockReset().mockResolvedValue();
    vi.mocked(startArchive).mockReset();
  });
  afterEach(() => {
    useDecisions.setState(useDecisions.getInitialState(), true);
    vi.restoreAllMocks();
  });
}

/** The server's note about a mail, with what a test wants different. */
export function mailIs(mail: Partial<OrderMail>): void {
  const { orderId = order.id, kind = 'received' } = mail;
  backend.documents.put(`order-mails/${orderId}-${kind}`, {
    orderId,
    kind,
    status: 'sent',
    to: 'signe@kunde.example',
    sentAt: new Date('2025-09-20T16:05:00Z'),
    ...mail,
  });
}

export function open(address = '/admin-dashboard?tab=kontantbetaling') {
  return show(
    <MemoryRouter initialEntries={[address]}>
      <PendingOrders />
    </MemoryRouter>,
  );
}

export const card = (name = 'Signe Overgaard') => screen.queryByRole('article', { name });
export const question = () => screen.queryByRole('alertdialog');
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Presses the button of the first order shown. */
export async function pressFirst(name: string): Promise<void> {
  const [first] = screen.getAllByRole('article');
  if (first) await userEvent.click(within(first).getByRole('button', { name }));
}

/** Presses the answer of the first order shown, and once more when it is asked for. */
export async function decide(verdict: 'Godkend' | 'Afvis'): Promise<void> {
  await pressFirst(verdict);
  const asked = within(screen.getByRole(verdict === 'Godkend' ? 'alertdialog' : 'dialog'));
  if (verdict === 'Afvis') {
    await userEvent.selectOptions(asked.getByRole('combobox'), 'Betalingen er ikke kommet');
  }
  await userEvent.click(asked.getByRole('button', { name: verdict }));
}

export const SUCCESS =
  'success: Kontantbetaling godkendt! Ordre JF20250921ABCDEF123 oprettet med permanent adgang til billeder.';
