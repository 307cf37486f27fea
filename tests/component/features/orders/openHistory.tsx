import { screen } from '@testing-library/react';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer } from '../../../support/records.ts';
import { openPage } from '../../support/page.tsx';

/** A customer who is signed in, and of whom the browser knows how long they are one. */
export function customerReturns(): void {
  backend.accounts.signIn({ uid: customer.uid, email: customer.email });
  sessionChanged(customer);
  // Known already, so that the only orders read are those that the page lists.
  localStorage.setItem('memberSince:uid-kunde', '2024-01-05T10:00:00.000Z');
}

export function store(purchases: Purchase[], orders: PendingOrder[] = []): void {
  backend.documents.fill('purchases', purchases);
  backend.documents.fill('pending-orders', orders);
}

export const cards = () => screen.getAllByRole('article');
export const waitForCards = () => screen.findAllByRole('article');

export const openHistory = (entry = '/order-history') =>
  openPage(
    <main tabIndex={-1}>
      <OrderHistoryPage />
    </main>,
    entry,
  );

/** Opens the history of a customer with these purchases and orders. */
export async function showHistory(purchases: Purchase[], orders?: PendingOrder[]): Promise<void> {
  store(purchases, orders);
  openHistory();
  await waitForCards();
}
