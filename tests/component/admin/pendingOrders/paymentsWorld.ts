import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { receivedPaymentSchema, type ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { pendingOrder, purchaseOf } from '../../../support/waitingOrders.ts';
import { settled } from '../../support/show.ts';
import { nowWaiting } from './world.tsx';

export const ofIda = pendingOrder({
  id: 'JF20260110ABCDEF123',
  customerName: 'Ida Holm',
  amount: 199,
  createdAt: new Date('2026-01-10T12:00:00Z'),
});
export const ofBo = pendingOrder({
  id: 'JF20260111GHIJKL456',
  customerName: 'Bo Lind',
  amount: 250,
  createdAt: new Date('2026-01-11T12:00:00Z'),
});

/** Two orders wait, and the approval of each goes well. The file that calls this mocks the work on orders. */
export function twoOrdersWait(): void {
  beforeEach(() => {
    nowWaiting(ofIda, ofBo);
    vi.mocked(approveOrder).mockImplementation((id) => {
      const order = [ofIda, ofBo].find((each) => each.id === id) ?? ofIda;
      backend.documents.change(`pending-orders/${id}`, { paymentStatus: 'completed' });
      return Promise.resolve({ kind: 'approved', purchase: purchaseOf(order, { id }) });
    });
  });
}

/** Presses a button, and waits for what follows. */
export async function pressAndWait(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settled();
}

export const stored = () => backend.documents.all('received-payments', receivedPaymentSchema);
export const byStatus = (status: ReceivedPayment['status']) =>
  stored().filter((each) => each.status === status);
