import { expect, test } from 'vitest';
import {
  decisionProblem,
  downloadAvailability,
  isUndecided,
  orderStatus,
} from '#src/model/orders/status.ts';

test.each([
  ['completed', 'completed'],
  ['købt', 'completed'],
  ['pending', 'processing'],
  ['processing', 'processing'],
  ['cancelled', 'cancelled'],
  ['refunded', 'cancelled'],
  ['', 'cancelled'],
])('the payment status %j is shown as %s', (stored, expected) => {
  expect(orderStatus(stored)).toBe(expected);
});

test.each([
  ['pending', true],
  ['processing', false],
  ['completed', false],
  ['købt', false],
  ['cancelled', false],
  ['toString', false],
])('the payment status %j can be approved or rejected: %s', (stored, expected) => {
  expect(isUndecided(stored)).toBe(expected);
});

test.each([
  ['completed', true, 'available'],
  ['completed', false, 'unavailable'],
  ['processing', true, 'waiting'],
  ['processing', false, 'waiting'],
  ['cancelled', true, 'unavailable'],
] as const)('a download from an order that is %s, file there: %s', (status, hasFile, expected) => {
  expect(downloadAvailability(status, hasFile)).toBe(expected);
});

test.each([
  ['pending', 'approved', undefined],
  ['pending', 'rejected', undefined],
  ['completed', 'approved', undefined],
  ['completed', 'rejected', 'already-approved'],
  ['cancelled', 'approved', 'already-rejected'],
  ['cancelled', 'rejected', undefined],
] as const)('an order that is %s, to %s: %s', (status, decision, expected) => {
  expect(decisionProblem({ paymentStatus: status }, decision)).toBe(expected);
});

test.each(['approved', 'rejected'] as const)(
  'an order that its customer has withdrawn can not be %s',
  (decision) => {
    const order = { paymentStatus: 'cancelled', withdrawnAt: new Date() } as const;
    expect(decisionProblem(order, decision)).toBe('withdrawn');
  },
);
