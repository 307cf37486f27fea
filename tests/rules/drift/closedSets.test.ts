import { expect, test } from 'vitest';
import { downloadSizes } from '#src/model/clients/schema.ts';
import { backgroundTypes } from '#src/model/content/schema.ts';
import { rejectionReasons } from '#src/model/orders/cancellation.ts';
import { cartPaymentMethods, paymentMethods } from '#src/model/orders/payment.ts';
import { paymentSources } from '#src/model/reconciliation/formats.ts';
import { rulesFile } from '../support/environment.ts';

/** Returns the members that the security rules list after `in` behind this text. */
function listed(before: string): string[] {
  const rules = rulesFile('firestore');
  const start = rules.indexOf(`${before} in [`);
  const list = start === -1 ? '' : rules.slice(start + before.length, rules.indexOf(']', start));
  return [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
}

test('an order may be paid in every way that the cart offers', () => {
  expect(listed('order.paymentMethod')).toEqual(expect.arrayContaining([...cartPaymentMethods]));
});

test('a purchase may be paid in every way there is, by card only with the numbers of the card', () => {
  expect([...listed('data.paymentMethod'), 'card']).toEqual([...paymentMethods]);
});

test('an order may be rejected for every reason that the photographer can choose', () => {
  expect(listed('data.cancelReason')).toEqual([...rejectionReasons]);
});

test('the background of the front page may be of every type', () => {
  expect(listed("data.get('backgroundType', 'image')")).toEqual([...backgroundTypes]);
});

test('a payment may come from every source', () => {
  expect(listed('data.source')).toEqual([...paymentSources]);
});

test('a client may be allowed every size', () => {
  expect(listed('data.downloads')).toEqual([...downloadSizes]);
});
