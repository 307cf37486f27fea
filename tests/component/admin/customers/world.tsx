import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { CustomerPanel } from '#src/admin/customers/CustomerPanel.tsx';
import { callFunction } from '#src/data/callables.ts';
import * as downloadLogs from '#src/data/repos/downloadLogs.ts';
import * as operationLog from '#src/data/repos/operationLog.ts';
import * as orderLookups from '#src/data/repos/orderLookups.ts';
import * as orders from '#src/data/repos/orders.ts';
import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases.ts';
import * as users from '#src/data/repos/users.ts';
import { bought, boughtAlbum, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { Address } from '../../support/Address.tsx';
import { account } from './account.ts';

export const PURCHASE = 'JF20260606ABCDEF123';
export const purchase = bought(PURCHASE, {
  items: [boughtItem('Klit'), boughtItem('Hede'), boughtAlbum('Sommer', ['Strand', 'Skov'])],
  totalAmount: 993,
  pendingOrderId: 'PENDING1',
});
export const approved = ordered('PENDING1', {
  paymentStatus: 'completed',
  convertedToPurchaseId: PURCHASE,
});

export const page = <Item,>(items: Item[], next?: string) => Promise.resolve({ items, next });

/** One order is approved, and its customer has an account. The file that calls this mocks the repos. */
export function oneOrderIsBought(): void {
  beforeEach(() => {
    vi.mocked(purchases.listAll).mockImplementation(() => page([purchase]));
    vi.mocked(purchases.get).mockResolvedValue(undefined);
    vi.mocked(purchases.listBy).mockImplementation(() => page([purchase]));
    vi.mocked(orders.listAll).mockImplementation(() => page([]));
    vi.mocked(orders.listBy).mockResolvedValue([]);
    vi.mocked(orders.get).mockResolvedValue(undefined);
    vi.mocked(orders.count).mockResolvedValue(1);
    vi.mocked(pendingOrders.listApproved).mockImplementation(() => page([approved]));
    vi.mocked(pendingOrders.listApprovedBy).mockResolvedValue([approved]);
    vi.mocked(pendingOrders.get).mockResolvedValue(undefined);
    vi.mocked(orderLookups.find).mockResolvedValue([]);
    vi.mocked(downloadLogs.count).mockResolvedValue(4);
    vi.mocked(users.listAll).mockImplementation(() => page([]));
    vi.mocked(users.count).mockResolvedValue(0);
    vi.mocked(users.remove).mockResolvedValue(undefined);
    vi.mocked(operationLog.note).mockResolvedValue(undefined);
    vi.mocked(callFunction).mockResolvedValue({ success: true, users: [account({})] });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.resetAllMocks();
  });
}

export async function open(address = '/admin-dashboard?tab=kundepanel') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <CustomerPanel />
      <Address />
    </MemoryRouter>,
  );
  await act(() => Promise.resolve());
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const rows = () => screen.queryAllByRole('link', { name: /^Åbn ordre/ });
export const dialog = (name: string) => screen.getByRole('dialog', { name });
