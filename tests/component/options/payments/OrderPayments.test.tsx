import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OrderPayments } from '#src/options/payments/OrderPayments.tsx';
import { OrderProgress } from '#src/admin/orderMails/OrderMails.tsx';
import { paymentStatuses, type PaymentStatus } from '#src/model/payments/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const ID = 'JF20260606ABCDEF123';

beforeEach(() => {
  backend.accounts.signIn({ email: 'ejer@jerslevfoto.example', claims: { admin: true } });
});

const payment = (attempt: number, status: PaymentStatus, orderId = ID) => ({
  id: `${orderId}-${attempt}`,
  orderId,
  userId: 'kunde',
  amountOre: 19_900,
  way: 'WALLET',
  status,
  createdAt: new Date(`2026-06-06T10:0${attempt}:00Z`),
});

const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

test('the photographer sees each payment of the order, the first one first', async () => {
  const other = payment(1, 'captured', 'JF20260606ZZZZZZ999');
  backend.documents.fill('payments', [payment(2, 'captured'), payment(1, 'aborted'), other]);
  await show(<OrderPayments orderId={ID} />);
  expect(screen.getByRole('list', { name: 'Betalinger i MobilePay' })).toBeVisible();
  expect(lines()).toEqual([
    '6.6.2026, 12.01, 199,00 kr: Afbrudt af kunden',
    '6.6.2026, 12.02, 199,00 kr: Betalt',
  ]);
});

test.each(paymentStatuses)('%s is told in words of its own', async (status) => {
  backend.documents.fill('payments', [payment(1, status)]);
  await show(<OrderPayments orderId={ID} />);
  expect(lines()[0]).toMatch(/^6\.6\.2026, 12\.01, 199,00 kr: [A-ZÆØÅ]/);
});

test('an order without payments shows none', async () => {
  await show(<OrderPayments orderId={ID} />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a shop that is paid by hand asks for payments only where it looks back', async () => {
  backend.documents.fill('payments', [payment(1, 'captured')]);
  await show(<OrderProgress orderId={ID} />);
  expect(screen.queryByText(/Betalt/)).not.toBeInTheDocument();
  await show(<OrderProgress orderId={ID} looksBack />);
  expect(await screen.findByText(/Betalt/)).toBeVisible();
});
