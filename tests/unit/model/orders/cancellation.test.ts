import { expect, test } from 'vitest';
import { rejectionProblem } from '#src/model/orders/cancellation.ts';
import { reasonForCustomer, reasonForShop } from '#src/model/orders/sentences.ts';

test.each([
  [undefined, '', 'no-reason'],
  [undefined, 'Fordi.', 'no-reason'],
  ['unpaid', '', undefined],
  ['other', '  ', 'no-words'],
  ['other', 'Fordi.', undefined],
  ['unpaid', 'x'.repeat(500), undefined],
  ['unpaid', 'x'.repeat(501), 'too-long'],
] as const)('a rejection for %s in the words "%s" lacks %s', (reason, note, problem) => {
  expect(rejectionProblem(reason, note)).toBe(problem);
});

test('a reason is followed by the words of the photographer', () => {
  const cancelled = { cancelReason: 'amount', cancelNote: ' 49 kr mangler. ' } as const;
  expect(reasonForCustomer(cancelled)).toBe(
    'Det betalte beløb passer ikke til ordren. 49 kr mangler.',
  );
  expect(reasonForShop(cancelled)).toBe('Beløbet passer ikke: 49 kr mangler.');
});

test('an order that was cancelled before reasons were asked for has none', () => {
  expect([reasonForCustomer({}), reasonForShop({})]).toEqual(['', '']);
});
