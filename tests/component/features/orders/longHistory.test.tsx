import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, boughtItem, ordered } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  sessionChanged(customer);
  // Known already, so that the only orders read are those that the page lists.
  localStorage.setItem('memberSince:uid-kunde', '2024-01-05T10:00:00.000Z');
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

/** This many purchases, the newest of which is JF1000. */
const purchases = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    bought(`JF${1000 - index}`, {
      purchaseDate: new Date(Date.UTC(2026, 0, 1, 0, 1000 - index)),
      items: [boughtItem(`Billede ${1000 - index}`)],
    }),
  );

/** The orders that became those purchases. */
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    ordered(`order-${1000 - index}`, {
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 1000 - index - 1)),
      paymentStatus: 'completed',
      convertedToPurchaseId: `JF${1000 - index}`,
    }),
  );

test('orders come page by page', async () => {
  backend.documents.fill('purchases', purchases(19));
  open();
  expect(await waitForCards()).toHaveLength(10);
  expect(backend.attempts('read', 'purchases')).toHaveLength(1);
  await press('Vis flere');
  expect(backend.attempts('read', 'purchases')).toHaveLength(2);
  expect(cards()).toHaveLength(19);
  expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
});

test('older orders come with each press, when each purchase has an order of its own', async () => {
  backend.documents.fill('purchases', purchases(19));
  backend.documents.fill('pending-orders', orders(19));
  open();
  expect(await waitForCards()).toHaveLength(10);
  await press('Vis flere');
  expect(cards()).toHaveLength(19);
  expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
});

test('orders are searched to their end', async () => {
  backend.documents.fill('purchases', purchases(29));
  open();
  await waitForCards();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Billede 975' } });
  expect(await screen.findByText('JF975')).toBeVisible();
  expect(cards()).toHaveLength(1);
});

test('reading on stops at a failure, and goes on when somebody asks', async () => {
  backend.documents.fill('purchases', purchases(19));
  open();
  await waitForCards();
  backend.failNext('read', 'purchases');
  await press('Vis flere');
  expect(toastsShown()).toEqual(['error: Kunne ikke hente ordrer. Prøv igen senere.']);
  await press('Prøv igen');
  expect(cards()).toHaveLength(19);
});
