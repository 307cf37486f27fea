import { describe, expect, test } from 'vitest';
import { fieldProblems } from '#src/model/base/formRules.ts';
import { lifeOf } from '#src/model/sale/life.ts';
import { withdrawalProblem } from '#src/model/withdrawal/withdrawal.ts';
import { statementRules, typedOrderNumber } from '#src/model/withdrawal/form.ts';

const at = new Date('2026-07-01T10:00:00Z');

describe('an order can be withdrawn', () => {
  test.each([
    ['while it waits', { paymentStatus: 'pending' }],
    ['while it waits, in the older word', { paymentStatus: 'processing' }],
    ['when it is bought', { paymentStatus: 'completed', downloadCount: 0 }],
    ['when it is bought, in the older word', { paymentStatus: 'købt' }],
  ])('%s', (_, facts) => {
    expect(withdrawalProblem(lifeOf({ purchase: facts }))).toBeUndefined();
  });
});

describe('an order can no longer be withdrawn', () => {
  test.each([
    ['once it was', { paymentStatus: 'cancelled', withdrawnAt: at }, 'withdrawn'],
    ['when it was cancelled', { paymentStatus: 'cancelled' }, 'cancelled'],
    ['when its status is unknown', { paymentStatus: 'refunded' }, 'cancelled'],
    [
      'after the first download',
      { paymentStatus: 'completed', firstDownloadAt: at, downloadCount: 0 },
      'downloaded',
    ],
    [
      'after a download from before its time was kept',
      { paymentStatus: 'købt', downloadCount: 1 },
      'downloaded',
    ],
    [
      'after it was cancelled, downloaded or not',
      { paymentStatus: 'cancelled', firstDownloadAt: at },
      'cancelled',
    ],
  ])('%s', (_, facts, problem) => {
    expect(withdrawalProblem(lifeOf({ purchase: facts }))).toBe(problem);
  });
});

describe('the form', () => {
  const valid = {
    name: 'Ida Holm',
    orderNumber: 'JF20260102ABCDEF123',
    email: 'ida@kunde.example',
  };

  test.each([
    [valid, {}],
    [{ ...valid, orderNumber: ' jf20260102 abcdef123 ' }, {}],
    [{ ...valid, name: 'x'.repeat(201) }, {}],
    [{ ...valid, name: 'x'.repeat(202) }, { name: 'Skriv et kortere navn' }],
    [
      { name: ' ', orderNumber: ' ', email: ' ' },
      {
        name: 'Skriv dit navn',
        orderNumber: 'Skriv ordrenummeret',
        email: 'Skriv din e-mailadresse',
      },
    ],
    [
      { ...valid, orderNumber: 'JF2026', email: 'ida' },
      {
        orderNumber:
          'Ordrenummeret begynder med JF og har 19 tegn. Se efter i mailen om din ordre.',
        email: 'Skriv en gyldig e-mailadresse',
      },
    ],
  ])('%j lacks %j', (values, problems) => {
    expect(fieldProblems(statementRules('JF'), values)).toEqual(problems);
  });

  test.each([
    'https://evil.example/a',
    'Du har vundet på evil.com',
    'evil.co.uk, Mette',
    'ida@kunde',
    'Mette <b>',
    'x.com',
    'evil。com',
    'evil．com',
  ])('the name "%s" holds an address', (name) => {
    const message = 'Skriv dit navn uden links og adresser.';
    expect(fieldProblems(statementRules('JF'), { ...valid, name })).toEqual({ name: message });
  });

  test.each(["Sean O'Neill-Øster", 'J. P. Hansen', 'J.P.Hansen', 'Dr. Ida Holm', 'Ib Holm d.y.'])(
    'the name "%s" is a name',
    (name) => {
      expect(fieldProblems(statementRules('JF'), { ...valid, name })).toEqual({});
    },
  );

  test("the number is explained with the shop's own letters", () => {
    const problems = fieldProblems(statementRules('KL'), { ...valid, orderNumber: '1' });
    expect(problems).toEqual({
      orderNumber: 'Ordrenummeret begynder med KL og har 19 tegn. Se efter i mailen om din ordre.',
    });
  });

  test('a number may be typed with spaces and in small letters', () => {
    expect(typedOrderNumber(' jf20260102 abcdef123 ')).toBe('JF20260102ABCDEF123');
  });
});

test('gift cards can be withdrawn for 14 days, whichever days are off', () => {
  const completedDate = new Date('2026-12-01T12:00:00Z');
  const cards = { paymentStatus: 'completed', giftCards: [{}], completedDate };
  const at = (day: string) =>
    withdrawalProblem(lifeOf({ purchase: cards }), new Date(`${day}T12:00:00Z`));
  expect(at('2026-12-15')).toBeUndefined();
  expect(at('2026-12-20')).toBeUndefined();
  expect(at('2026-12-21')).toBe('late');
  const pictures = { ...cards, giftCards: undefined };
  expect(
    withdrawalProblem(lifeOf({ purchase: pictures }), new Date('2030-01-01T12:00:00Z')),
  ).toBeUndefined();
});
