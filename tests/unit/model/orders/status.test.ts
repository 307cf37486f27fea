import { expect, test } from 'vitest';
import { decisionProblem, downloadAvailability, orderStatus } from '#src/model/orders/status.ts';

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
  ['completed', true, 'available'],
  ['completed', false, 'unavailable'],
  ['processing', true, 'waiting'],
  ['processing', false, 'waiting'],
  ['cancelled', true, 'unavailable'],
] as const)('a download from an order that is %s, file there: %s', (status, hasFile, expected) => {
  expect(downloadAvailability(status, hasFile)).toBe(expected);
});

test.each([
  ['pending', 'approve', undefined],
  ['pending', 'reject', undefined],
  ['completed', 'approve', undefined],
  ['completed', 'reject', 'already-approved'],
  ['cancelled', 'approve', 'already-rejected'],
  ['cancelled', 'reject', undefined],
] as const)('an order that is %s, to %s: %s', (status, decision, expected) => {
  expect(decisionProblem(status, decision)).toBe(expected);
});
