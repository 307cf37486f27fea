import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import * as downloadLogs from '#src/data/repos/downloadLogs.ts';
import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases.ts';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { bought, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

vi.mock('#src/data/repos/downloadLogs.ts');
vi.mock('#src/data/repos/pendingOrders.ts');
vi.mock('#src/data/repos/purchases.ts');

resetStoresAfterEach();

const listPurchases = vi.mocked(purchases.listOwn);
const listOrders = vi.mocked(pendingOrders.listOwn);

beforeEach(() => {
  sessionChanged(customer);
  listPurchases.mockReset().mockResolvedValue({ items: [], next: undefined });
  listOrders.mockReset().mockResolvedValue({ items: [], next: undefined });
  vi.mocked(downloadLogs.listOwn).mockResolvedValue({ items: [], next: undefined });
});

const cards = () => screen.getAllByRole('article');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const waitForCards = () => screen.findAllByRole('article');

function open(): void {
  render(
    <HelmetProvider>
      <MemoryRouter>
        <OrderHistoryPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
}

const purchasesFrom = (from: number, next?: string) => ({
  items: Array.from({ length: 10 }, (_, index) =>
    bought(`JF${from - index}`, {
      purchaseDate: new Date(Date.UTC(2026, 0, 1, 0, from - index)),
      items: [boughtItem(`Billede ${from - index}`)],
    }),
  ),
  next,
});

const ordersFrom = (from: number, next?: string) => ({
  items: Array.from({ length: 10 }, (_, index) =>
    ordered(`order-${from - index}`, {
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, from - index - 1)),
      paymentStatus: 'completed',
      convertedToPurchaseId: `JF${from - index}`,
    }),
  ),
  next,
});

test('orders come page by page', async () => {
  listPurchases.mockResolvedValueOnce(purchasesFrom(1000, 'purchases/JF991'));
  open();
  expect(await waitForCards()).toHaveLength(10);
  expect(listPurchases).toHaveBeenCalledOnce();
  listPurchases.mockResolvedValueOnce(purchasesFrom(990));
  await press('Vis flere');
  expect(listPurchases).toHaveBeenLastCalledWith(customer.uid, 'purchases/JF991', 10);
  expect(cards()).toHaveLength(20);
  expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
});

test('older orders come with each press, when each purchase has an order of its own', async () => {
  listPurchases
    .mockResolvedValueOnce(purchasesFrom(1000, 'a'))
    .mockResolvedValueOnce(purchasesFrom(990));
  listOrders.mockResolvedValueOnce(ordersFrom(1000, 'b')).mockResolvedValueOnce(ordersFrom(990));
  open();
  expect(await waitForCards()).toHaveLength(10);
  await press('Vis flere');
  expect(cards()).toHaveLength(20);
  expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
});

test('orders are searched to their end', async () => {
  listPurchases
    .mockResolvedValueOnce(purchasesFrom(1000, 'a'))
    .mockResolvedValueOnce(purchasesFrom(990, 'b'))
    .mockResolvedValueOnce(purchasesFrom(980));
  open();
  await waitForCards();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Billede 975' } });
  expect(await screen.findByText('JF975')).toBeVisible();
  expect(cards()).toHaveLength(1);
});

test('reading on stops at a failure, and goes on when somebody asks', async () => {
  listPurchases
    .mockResolvedValueOnce(purchasesFrom(1000, 'a'))
    .mockRejectedValueOnce(new AppError('network'))
    .mockResolvedValueOnce(purchasesFrom(990));
  open();
  await waitForCards();
  await press('Vis flere');
  expect(toastsShown()).toEqual(['error: Kunne ikke hente ordrer. Prøv igen senere.']);
  await press('Prøv igen');
  expect(cards()).toHaveLength(20);
});
