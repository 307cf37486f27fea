import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import { CustomerPanel } from '#src/admin/customers/CustomerPanel.tsx';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { purchaseMirrors } from '#src/model/purchases/purchase.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { contracts, type ListedUser } from '#src/model/system/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtAlbum, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { admin } from '../../../support/records.ts';
import { Address } from '../../support/Address.tsx';
import { show } from '../../support/show.ts';

export const PURCHASE = 'JF20260606ABCDEF123';
const purchase = bought(PURCHASE, {
  items: [boughtItem('Klit'), boughtItem('Hede'), boughtAlbum('Sommer', ['Strand', 'Skov'])],
  totalAmount: 993,
  pendingOrderId: 'PENDING1',
});
export const approved = ordered('PENDING1', {
  paymentStatus: 'completed',
  convertedToPurchaseId: PURCHASE,
});

/** From now on these purchases are all that has been bought, each with its mirrors. */
export function nowBought(purchases: readonly Purchase[], ...orders: PendingOrder[]): void {
  const mirrors = purchases.map((each) => purchaseMirrors(each, new Date()));
  backend.documents.fill('purchases', purchases);
  backend.documents.fill('pending-orders', orders);
  backend.documents.fill(
    'orders',
    mirrors.map(({ record }) => record),
  );
  backend.documents.fill(
    'admin-order-lookup',
    mirrors.map(({ lookup }) => ({ ...lookup, id: lookup.orderId })),
  );
}

/** More purchases than a page of the list holds, one a day, the newest first. */
export function manyPurchases(count: number): Purchase[] {
  return Array.from({ length: count }, (_, index) => {
    const purchaseDate = new Date(Date.UTC(2026, 4, count - index));
    return bought(`JF20260501AAAAAA${100 + index}`, { purchaseDate });
  });
}

/** Somebody who can sign in. */
export function account(change: Partial<ListedUser> = {}): ListedUser {
  return {
    uid: 'u1',
    email: 'ida@kunde.example',
    displayName: 'Ida Holm',
    phoneNumber: null,
    emailVerified: true,
    creationTime: '2026-01-02T10:00:00Z',
    lastSignInTime: null,
    disabled: false,
    customClaims: {},
    ...change,
  };
}

/** From now on these are the accounts that can sign in. */
export function nowListed(...users: ListedUser[]): void {
  backend.functions.answer(contracts.listUsers, () => ({ users }));
}

/** One order is approved, and its customer has an account. */
export function oneOrderIsBought(): void {
  beforeEach(() => {
    backend.accounts.signIn(admin);
    nowBought([purchase], approved);
    nowListed(account());
    for (const id of ['1', '2', '3', '4']) {
      backend.documents.put(`download-logs/${id}`, {
        userId: purchase.userId,
        downloadDate: new Date(),
      });
    }
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
}

export function open(address = '/admin-dashboard?tab=kundepanel') {
  return show(
    <MemoryRouter initialEntries={[address]}>
      <CustomerPanel />
      <Address />
    </MemoryRouter>,
  );
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const rows = () => screen.queryAllByRole('link', { name: /^Åbn ordre/ });
export const dialog = (name: string | RegExp) => screen.getByRole('dialog', { name });

/** The text beside a label. */
export const fact = (label: string) =>
  screen.getByText(label).nextSibling?.textContent?.replaceAll('\u00a0', ' ').trim();
