import { expect, test } from 'vitest';
import { isPaidAtProvider, paymentPagePath } from '#src/model/payments/paymentPage.ts';
import {
  awaitsPayment,
  mayChange,
  type PaymentState,
  progressOf,
  shownPayment,
} from '#src/model/payments/progress.ts';
import { isPaymentOf } from '#src/model/payments/reference.ts';
import { isBegun, type PaymentStatus } from '#src/model/payments/schema.ts';

const ID = 'JF20260102ABCDEF123';

test.each<[PaymentState, string, boolean]>([
  [{}, 'unbegun', true],
  [{ status: 'waiting' }, 'waiting', true],
  [{ status: 'paid', isBought: true }, 'paid', false],
  [{ status: 'captured', isBought: true }, 'paid', false],
  [{ status: 'aborted' }, 'aborted', false],
  [{ status: 'expired' }, 'expired', false],
  [{ status: 'terminated' }, 'expired', false],
  [{ status: 'returning' }, 'returned', false],
  [{ status: 'returned' }, 'returned', false],
  [{ status: 'returning', isBought: true }, 'paidTwice', false],
  [{ status: 'returned', isBought: true }, 'paidTwice', false],
  // Approved by hand meanwhile.
  [{ isBought: true }, 'paid', false],
  [{ status: 'waiting', isBought: true }, 'paid', false],
  [{ status: 'aborted', isBought: true }, 'paid', false],
])('a customer is told of %j: %s, and asked again: %s', (state, progress, isAskedAgain) => {
  expect(progressOf(state)).toBe(progress);
  expect(mayChange(state)).toBe(isAskedAgain);
});

test.each<[PaymentStatus[], boolean, PaymentStatus | undefined]>([
  [[], false, undefined],
  [['aborted', 'waiting'], false, 'waiting'],
  [['returned', 'waiting'], false, 'waiting'],
  [['aborted', 'captured'], true, 'captured'],
  // Paid twice: whichever goes back is told of.
  [['returning', 'captured'], true, 'returning'],
  [['captured', 'returned'], true, 'returned'],
])('of the payments %j, bought: %s, the customer is told of %s', (statuses, isBought, told) => {
  const payments = statuses.map((status) => ({ status }));
  expect(shownPayment(payments, isBought)?.status).toBe(told);
});

test('a payment has begun once its page is known, or it went on', () => {
  const redirectUrl = 'https://pay.example';
  expect(isBegun({ status: 'waiting', redirectUrl: undefined })).toBe(false);
  expect(isBegun({ status: 'waiting', redirectUrl })).toBe(true);
  expect(isBegun({ status: 'expired', redirectUrl: undefined })).toBe(true);
  expect(isBegun({ status: 'captured', redirectUrl: undefined })).toBe(true);
});

test('an order awaits a payment while none is under way', () => {
  const waiting: PaymentState[] = [{}, { status: 'aborted' }, { status: 'expired' }];
  const others: PaymentState[] = [
    { status: 'waiting' },
    { isBought: true },
    { status: 'returning' },
  ];
  expect([...waiting, ...others].filter(awaitsPayment)).toEqual(waiting);
});

test('an order is paid at the provider by MobilePay in a shop that takes payments by itself', () => {
  const order = { total: 199, paymentMethod: 'mobilepay' } as const;
  const shop = (mobilePay: 'automatic' | 'manual') => ({ payments: { mobilePay, card: false } });
  expect(isPaidAtProvider(order, shop('automatic'))).toBe(true);
  expect(isPaidAtProvider(order, shop('manual'))).toBe(false);
  for (const paymentMethod of ['cash', 'bank_transfer', 'card'] as const) {
    expect(isPaidAtProvider({ ...order, paymentMethod }, shop('automatic'))).toBe(false);
  }
  const giftCard = { code: 'GK-1', amount: 199, bookedAt: 'use' } as const;
  expect(isPaidAtProvider({ ...order, giftCard }, shop('automatic'))).toBe(false);
});

test('a payment and its page name their order', () => {
  expect(paymentPagePath(ID)).toBe(`/cash-payment-confirmation?ordre=${ID}`);
  const others = [`JF20260102ABCDEF124-1`, `${ID}-`, `${ID}-1/purchases/x`, `${ID}-a/2-1`];
  const references = [`${ID}-1`, `${ID}-12`, ...others, 'pi_3OabcdefGHI', undefined];
  const own = references.filter((reference) => isPaymentOf(ID, reference));
  expect(own).toEqual([`${ID}-1`, `${ID}-12`]);
});
