import { expect, test } from 'vitest';
import { rejectionReasons } from '#src/model/orders/cancellation.ts';
import { cartPaymentMethods, paymentMethods } from '#src/model/orders/payment.ts';
import { paymentSources } from '#src/model/reconciliation/formats.ts';
import { rulesFile } from '../support/environment.ts';

/** Returns the members of every list that the security rules write after `in` behind this text. */
function lists(before: string): string[][] {
  const [, ...rests] = rulesFile('firestore').split(`${before} in [`);
  return rests.map((rest) => {
    const list = rest.slice(0, rest.indexOf(']'));
    return [...list.matchAll(/'([^']+)'/g)].map(([, member = '']) => member);
  });
}

test('an order may be paid in every way that the cart offers', () => {
  expect(lists('order.paymentMethod')).toEqual([expect.arrayContaining([...cartPaymentMethods])]);
});

test('a purchase may be paid in every way there is, by card only with its numbers; its voucher in every way', () => {
  const [ofPurchase, ofVoucher, ...others] = lists('data.paymentMethod');
  expect(new Set([...(ofPurchase ?? []), 'card'])).toEqual(new Set(paymentMethods));
  expect(new Set(ofVoucher)).toEqual(new Set(paymentMethods));
  expect(others).toEqual([]);
});

test('an order may be rejected for every reason that the photographer can choose', () => {
  expect(lists('data.cancelReason')).toEqual([[...rejectionReasons]]);
});

test('a payment may come from every source', () => {
  expect(lists('data.source')).toEqual([[...paymentSources]]);
});
