import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { OrderProgress } from '#src/admin/orderMails/OrderMails.tsx';
import { PrivacyPolicyPage, SalesTermsPage } from '#src/features/legal/LegalPage.tsx';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import { paymentStatuses, type PaymentStatus } from '#src/model/payments/schema.ts';
import { OrderPayments } from '#src/options/payments/OrderPayments.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { ordered } from '../../../support/orderRecords.ts';
import { openLegal } from '../../features/legal/openLegal.tsx';
import { customerReturns, showHistory } from '../../features/orders/openHistory.tsx';
import { changeShop } from '../../support/changeShop.ts';
import { linkTo } from '../../support/page.tsx';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const ID = 'JF20260606ABCDEF123';
const automatic = (card = false) => changeShop({ payments: { mobilePay: 'automatic', card } });

describe('the photographer sees beside an order', () => {
  beforeEach(() =>
    backend.accounts.signIn({ email: 'ejer@jerslevfoto.example', claims: { admin: true } }),
  );

  const payment = (attempt: number, status: PaymentStatus, orderId = ID) => ({
    id: `${orderId}-${attempt}`,
    orderId,
    userId: 'kunde',
    amountOre: 19_900,
    way: 'WALLET',
    status,
    createdAt: new Date(`2026-06-06T10:0${attempt}:00Z`),
  });
  const store = (...payments: ReturnType<typeof payment>[]) =>
    backend.documents.fill('payments', payments);
  const lines = () =>
    screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

  test('each of its payments, the first one first', async () => {
    const other = payment(1, 'captured', 'JF20260606ZZZZZZ999');
    store(payment(2, 'captured'), payment(1, 'aborted'), other);
    await show(<OrderPayments orderId={ID} />);
    expect(screen.getByRole('list', { name: 'Betalinger i MobilePay' })).toBeVisible();
    expect(lines()).toEqual([
      '6.6.2026, 12.01, 199,00 kr: Afbrudt af kunden',
      '6.6.2026, 12.02, 199,00 kr: Betalt',
    ]);
  });

  test.each(paymentStatuses)('%s in words of its own', async (status) => {
    store(payment(1, status));
    await show(<OrderPayments orderId={ID} />);
    expect(lines()[0]).toMatch(/^6\.6\.2026, 12\.01, 199,00 kr: [A-ZÆØÅ]/);
  });

  test('no list where there are none', async () => {
    await show(<OrderPayments orderId={ID} />);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  test('earlier ones in a shop that is paid by hand, where it looks back', async () => {
    store(payment(1, 'captured'));
    await show(<OrderProgress orderId={ID} />);
    expect(screen.queryByText(/Betalt/)).not.toBeInTheDocument();
    await show(<OrderProgress orderId={ID} alsoOff />);
    expect(await screen.findByText(/Betalt/)).toBeVisible();
  });
});

test('orders that wait in the history are paid as the shop says today', async () => {
  const { paymentState } = paymentContracts;
  backend.functions.answer(paymentState, () => ({ status: 'aborted' as const }));
  customerReturns();
  await showHistory([], [ordered(ID, { paymentMethod: 'mobilepay' })]);
  expect(screen.getByRole('link', { name: 'Sådan betaler du' })).toBeVisible();
  expect(backend.functions.calls(paymentState)).toEqual([]);
  automatic();
  expect(await screen.findByText('Betaling: Afbrudt')).toBeVisible();
  expect(linkTo('Betal nu')).toBe(`/cash-payment-confirmation?ordre=${ID}`);
});

test.each([
  ['privacy policy', <PrivacyPolicyPage key="privacy" />],
  ['terms', <SalesTermsPage key="terms" />],
])('the %s tell of payments that the shop takes by itself, while it does', async (_, page) => {
  const section = (ways: string) => `Når du betaler med ${ways} på siden`;
  await openLegal(page);
  automatic();
  expect(await screen.findByRole('heading', { name: section('MobilePay') })).toBeVisible();
  automatic(true);
  expect(screen.getByRole('heading', { name: section('MobilePay eller kort') })).toBeVisible();
  changeShop({ payments: { mobilePay: 'manual', card: false } });
  expect(screen.queryByRole('heading', { name: /^Når du betaler/ })).not.toBeInTheDocument();
});
