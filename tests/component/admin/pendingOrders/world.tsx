import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach } from 'vitest';
import { PendingOrders } from '#src/admin/pendingOrders/PendingOrders.tsx';
import { useDecisions } from '#src/admin/pendingOrders/decisions.ts';
import type { OrderMail } from '#src/model/mails/outbox.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { orderLine, pendingOrder } from '../../../support/waitingOrders.ts';
import { settled, show } from '../../support/show.ts';

/** An order for the picture Nordlys, which costs 199 kr. */
export const order = pendingOrder({ id: 'JF20250920ABCDEF111' });

export const ofIda = pendingOrder({
  id: 'JF20260110ABCDEF123',
  customerName: 'Ida Holm',
  createdAt: new Date('2026-01-10T12:00:00Z'),
});
export const ofBo = pendingOrder({
  id: 'JF20260111GHIJKL456',
  customerName: 'Bo Lind',
  amount: 250,
  items: [orderLine('Klit', 250)],
  createdAt: new Date('2026-01-11T12:00:00Z'),
});

/** From now on these orders wait; told inside `act` while a list of them is shown. */
export function nowWaiting(...orders: PendingOrder[]): void {
  backend.documents.fill('pending-orders', orders);
}

/** Puts a picture into the shop. */
export function sell(title: string, change: Parameters<typeof singleImage>[1] = {}): void {
  const id = title.toLowerCase();
  const originalSrc = `high-quality/enkeltbilleder/${id}/original_1700000000000_a.jpg`;
  const image = singleImage(title, { id, originalSrc, ...change });
  backend.documents.put(`enkeltbilleder/${id}`, image);
}

/** An administrator looks at a shop that sells Nordlys and Klit, where one order waits. */
export function oneOrderWaits(): void {
  beforeEach(() => {
    useDecisions.setState(useDecisions.getInitialState(), true);
    backend.accounts.signIn({ email: 'ejer@jerslevfoto.example', claims: { admin: true } });
    sell('Nordlys');
    sell('Klit', { price: 250 });
    nowWaiting(order);
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

/** The same with the details of the only order opened. */
export async function openDetails(): Promise<void> {
  await open();
  await userEvent.click(screen.getByRole('button', { expanded: false, name: /Signe|Test/ }));
}

export const card = (name = 'Signe Overgaard') => screen.queryByRole('article', { name });
export const question = () => screen.queryByRole('alertdialog');

/** Presses a button, and waits for what follows. */
export async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settled();
}

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
  await settled();
}

/** The document of an order, or of its purchase. */
export const storedOrder = (id = order.id) => backend.documents.get(`pending-orders/${id}`);
export const storedPurchase = (id = order.id) => backend.documents.get(`purchases/${id}`);
