import { describe, expect, test } from 'vitest';
import { formatDate } from '#src/model/base/dates.ts';
import { fieldProblems } from '#src/model/base/formRules.ts';
import { lifeOf } from '#src/model/sale/life.ts';
import { statementRules, typedOrderNumber } from '#src/model/withdrawal/form.ts';
import { refundDeadline, withdrawalProblem } from '#src/model/withdrawal/withdrawal.ts';
import { testFormRules } from '../support/formRules.ts';

const at = new Date('2026-07-01T10:00:00Z');
const cancelled = { paymentStatus: 'cancelled' };

test.each([
  ['while it waits', { paymentStatus: 'pending' }, undefined],
  ['while it waits, in the older word', { paymentStatus: 'processing' }, undefined],
  ['when it is bought', { paymentStatus: 'completed', downloadCount: 0 }, undefined],
  ['when it is bought, in the older word', { paymentStatus: 'købt' }, undefined],
  ['once it was', { ...cancelled, withdrawnAt: at }, 'withdrawn'],
  ['when it was cancelled', cancelled, 'cancelled'],
  ['when its status is unknown', { paymentStatus: 'refunded' }, 'cancelled'],
  ['after the first download', { paymentStatus: 'completed', firstDownloadAt: at }, 'downloaded'],
  ['after one of unknown time', { paymentStatus: 'købt', downloadCount: 1 }, 'downloaded'],
  ['cancelled after a download', { ...cancelled, firstDownloadAt: at }, 'cancelled'],
])('an order can be withdrawn %s, or has a problem: %#', (_, purchase, problem) => {
  expect(withdrawalProblem(lifeOf({ purchase }))).toBe(problem);
});

test.each([
  ['2026-06-10T20:00:00Z', '24.6.2026'],
  // Clocks go forward in between, and back.
  ['2026-03-20T22:30:00Z', '3.4.2026'],
  ['2026-10-19T22:30:00Z', '3.11.2026'],
])('the money of a withdrawal at %s is due on %s', (withdrawnAt, day) => {
  expect(formatDate(refundDeadline(new Date(withdrawnAt)))).toBe(day);
});

test('gift cards can be withdrawn for 14 days, whichever days are off', () => {
  const completedDate = new Date('2026-12-01T12:00:00Z');
  const problemOn = (day: string, giftCards: object[] | undefined = [{}]) => {
    const purchase = { paymentStatus: 'completed', completedDate, giftCards };
    return withdrawalProblem(lifeOf({ purchase }), new Date(`${day}T12:00:00Z`));
  };
  expect([problemOn('2026-12-15'), problemOn('2026-12-20')]).toEqual([undefined, undefined]);
  expect(problemOn('2026-12-21')).toBe('late');
  const pictures = { paymentStatus: 'completed', completedDate };
  expect(withdrawalProblem(lifeOf({ purchase: pictures }), new Date('2030-01-01'))).toBeUndefined();
});

describe('the form', () => {
  const number = 'JF20260102ABCDEF123';
  const right = { name: 'Ida Holm', orderNumber: number, email: 'ida@kunde.example' };
  const addresses = [
    ...['https://evil.example/a', 'Du har vundet på evil.com', 'evil.co.uk, Mette', 'ida@kunde'],
    ...['Mette <b>', 'x.com', 'evil。com', 'evil．com'],
  ];
  testFormRules(() => statementRules('JF'), right, {
    'Skriv dit navn': [{ name: ' ' }],
    'Skriv et kortere navn': [{ name: 'x'.repeat(202) }],
    'Skriv dit navn uden links og adresser.': addresses.map((name) => ({ name })),
    'Skriv ordrenummeret': [{ orderNumber: ' ' }],
    'Ordrenummeret begynder med JF og har 19 tegn. Se efter i mailen om din ordre.': [
      { orderNumber: 'JF2026' },
    ],
    'Skriv din e-mailadresse': [{ email: ' ' }],
    'Skriv en gyldig e-mailadresse': [{ email: 'ida' }],
  });

  test.each([
    ...["Sean O'Neill-Øster", 'J. P. Hansen', 'J.P.Hansen', 'Dr. Ida Holm', 'Ib Holm d.y.'],
    'x'.repeat(201),
  ])('takes the name "%s"', (name) => {
    expect(fieldProblems(statementRules('JF'), { ...right, name })).toEqual({});
  });

  test('takes a number with spaces and in small letters', () => {
    const typed = ' jf20260102 abcdef123 ';
    expect(fieldProblems(statementRules('JF'), { ...right, orderNumber: typed })).toEqual({});
    expect(typedOrderNumber(typed)).toBe(number);
  });

  test("explains a number with the shop's own letters", () => {
    const problems = fieldProblems(statementRules('KL'), { ...right, orderNumber: '1' });
    expect(problems.orderNumber).toMatch(/^Ordrenummeret begynder med KL /);
  });
});
