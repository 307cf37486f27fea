import { describe, expect, test } from 'vitest';
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

describe('what a customer is told of a payment', () => {
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
  ])('%j: %s', (state, progress, isAskedAgain) => {
    expect(progressOf(state)).toBe(progress);
    expect(mayChange(state)).toBe(isAskedAgain);
  });
});

test.each([
  [{ status: 'waiting', redirectUrl: undefined } as const, false],
  [{ status: 'waiting', redirectUrl: 'https://pay.example' } as const, true],
  [{ status: 'expired', redirectUrl: undefined } as const, true],
  [{ status: 'captured', redirectUrl: undefined } as const, true],
])('%j has begun: %s', (payment, isKnown) => {
  expect(isBegun(payment)).toBe(isKnown);
});

test('the page of a payment names its order', () => {
  expect(paymentPagePath('JF20260102ABCDEF123')).toBe(
    '/cash-payment-confirmation?ordre=JF20260102ABCDEF123',
  );
});

describe('an order is paid at the provider', () => {
  const shop = { payments: { mobilePay: 'automatic', card: false } } as const;
  const byHand = { payments: { mobilePay: 'manual', card: false } } as const;
  const order = { total: 199, paymentMethod: 'mobilepay' } as const;
  const giftCard = { code: 'GK-1', amount: 199, bookedAt: 'use' } as const;

  test.each(['cash', 'bank_transfer', 'card'] as const)('but not by %s', (paymentMethod) => {
    expect(isPaidAtProvider(order, shop)).toBe(true);
    expect(isPaidAtProvider({ ...order, paymentMethod }, shop)).toBe(false);
  });

  test('unless the shop takes payments by hand, or nothing is left to pay', () => {
    expect(isPaidAtProvider(order, byHand)).toBe(false);
    expect(isPaidAtProvider({ ...order, giftCard }, shop)).toBe(false);
  });
});

test('an order awaits a payment while none is under way', () => {
  const states: PaymentState[] = [{}, { status: 'aborted' }, { status: 'expired' }];
  expect(states.map(awaitsPayment)).toEqual([true, true, true]);
  const others: PaymentState[] = [
    { status: 'waiting' },
    { isBought: true },
    { status: 'returning' },
  ];
  expect(others.map(awaitsPayment)).toEqual([false, false, false]);
});

describe('of several payments of an order', () => {
  test.each<[PaymentStatus[], boolean, PaymentStatus | undefined]>([
    [[], false, undefined],
    [['aborted', 'waiting'], false, 'waiting'],
    [['returned', 'waiting'], false, 'waiting'],
    [['aborted', 'captured'], true, 'captured'],
    // Paid twice: whichever goes back is told of.
    [['returning', 'captured'], true, 'returning'],
    [['captured', 'returned'], true, 'returned'],
  ])('%j, bought: %s, the customer is told of %s', (statuses, isBought, told) => {
    const payments = statuses.map((status) => ({ status }));
    expect(shownPayment(payments, isBought)?.status).toBe(told);
  });
});

test.each([
  ['JF20260102ABCDEF123-1', true],
  ['JF20260102ABCDEF123-12', true],
  ['JF20260102ABCDEF124-1', false],
  ['JF20260102ABCDEF123-', false],
  ['JF20260102ABCDEF123-1/purchases/x', false],
  ['JF20260102ABCDEF123-a/2-1', false],
  ['pi_3OabcdefGHI', false],
  [undefined, false],
])('%s is a payment of the order: %s', (reference, isIts) => {
  expect(isPaymentOf('JF20260102ABCDEF123', reference)).toBe(isIts);
});
