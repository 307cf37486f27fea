import { describe, expect, test } from 'vitest';
import { fieldProblems } from '#src/model/base/formRules.ts';
import {
  addDiscount,
  discountFrom,
  discountRules,
  discountValues,
  type DiscountValues,
  editDiscount,
  newDiscountValues,
  removeDiscount,
} from '#src/options/discounts/form.ts';

const typed: DiscountValues = {
  ...newDiscountValues,
  code: 'sommer-20',
  percent: '20',
  minimum: '1.000',
  from: '2026-06-01',
  until: '2026-08-31',
  times: '100',
};

const stored = {
  code: 'SOMMER20',
  kind: 'percent' as const,
  value: 20,
  paidFor: 0,
  minimum: 1000,
  from: '2026-06-01',
  until: '2026-08-31',
  times: 100,
  isOncePerCustomer: true,
};

describe('the form of a code', () => {
  test('is stored as it is compared', () => {
    expect(discountFrom(typed)).toEqual(stored);
  });

  test.each([
    stored,
    { ...stored, kind: 'amount' as const, value: 1500, minimum: 0, times: 0 },
    { ...stored, kind: 'free-picture' as const, value: 1, isAutomatic: true },
    { ...stored, kind: 'number' as const, value: 5, paidFor: 4, isOncePerCustomer: false },
  ])('shows a stored $kind as it was typed', (item) => {
    expect(discountFrom(discountValues(item))).toEqual(item);
    expect(fieldProblems(discountRules([]), discountValues(item))).toEqual({});
  });

  test.each([
    ['of its own', { isAutomatic: true, from: '', until: '' }, '2026-06-10'],
    ['after its first day', { isAutomatic: true, from: '2026-06-25', until: '' }, '2026-07-04'],
    ['that was typed', { isAutomatic: true, from: '', until: '2026-08-31' }, '2026-08-31'],
    ['never, with a code to type', { isAutomatic: false, from: '', until: '' }, ''],
  ])('a discount that everybody gets ends on a day %s', (_, change, until) => {
    const now = new Date('2026-06-01T20:00:00Z');
    expect(discountFrom({ ...typed, ...change }, now).until).toBe(until);
  });

  test.each([
    [{ code: 'abc' }, { code: 'Skriv 4 til 20 bogstaver og tal' }],
    [{ code: 'Vinter 10' }, { code: 'Der er allerede en kode med det navn' }],
    [{ percent: '' }, { percent: 'Skriv et tal fra 1 til 100' }],
    [{ percent: '101' }, { percent: 'Skriv et tal fra 1 til 100' }],
    [{ kind: 'amount' as const }, { amount: 'Skriv et beløb' }],
    [{ kind: 'free-picture' as const, percent: '' }, {}],
    [
      { kind: 'number' as const, count: '16', paidFor: '4' },
      { count: 'Skriv et antal fra 2 til 15' },
    ],
    [
      { kind: 'number' as const, count: '5', paidFor: '5' },
      { paidFor: 'Skriv et tal, der er mindre end antallet' },
    ],
    [{ until: '2026-05-31' }, { until: 'Den sidste dag skal ligge efter den første' }],
    [{ from: '', until: '2026-05-31' }, {}],
    [
      { isAutomatic: true, from: '', until: '2026-05-31' },
      { until: 'Den sidste dag skal ligge efter den første' },
    ],
    [{ isAutomatic: true, from: '', until: '2026-06-01' }, {}],
  ])('%j', (changes, problems) => {
    const rules = discountRules(['VINTER10'], new Date('2026-06-01T20:00:00Z'));
    expect(fieldProblems(rules, { ...typed, ...changes })).toEqual(problems);
  });
});

describe('the list of codes', () => {
  const other = { ...stored, code: 'VINTER10' };

  test('takes an attempt again in place of the first', () => {
    expect(addDiscount(stored)([other, stored])).toEqual([other, stored]);
  });

  test('refuses to put a new code in the place of another of that name', () => {
    expect(() => addDiscount({ ...stored, value: 25 })([other, stored])).toThrow('already-exists');
  });

  test('keeps what somebody else has changed meanwhile', () => {
    const meanwhile = { ...stored, times: 5 };
    const change = editDiscount(stored, { ...stored, value: 25 });
    expect(change([other, meanwhile])).toEqual([other, { ...meanwhile, value: 25 }]);
  });

  test('refuses a change of what somebody else has changed, or deleted', () => {
    const change = editDiscount(stored, { ...stored, value: 25 });
    expect(() => change([{ ...stored, value: 30 }])).toThrow('aborted');
    expect(() => change([other])).toThrow('not-found');
  });

  test('forgets one, also twice', () => {
    expect(removeDiscount('SOMMER20')([stored, other])).toEqual([other]);
    expect(removeDiscount('SOMMER20')([other])).toEqual([other]);
  });

  describe('keeps of a discount that everybody got', () => {
    const now = new Date('2026-07-01T12:00:00Z');
    const forAll = { ...stored, isAutomatic: true };
    const ended = { ...forAll, endedOn: '2026-07-01' };

    test('its terms and days, when it is removed or changed', () => {
      expect(removeDiscount('SOMMER20', now)([forAll, other])).toEqual([other, ended]);
      const changed = { ...forAll, value: 25 };
      expect(editDiscount(forAll, changed, now)([forAll, other])).toEqual([changed, other, ended]);
    });

    test('its terms, when from now on its code is to be typed', () => {
      const changed = discountFrom({ ...discountValues(forAll), isAutomatic: false }, now);
      expect(editDiscount(forAll, changed, now)([forAll])).toEqual([stored, ended]);
    });

    test('nothing, when nothing was changed or it had not begun', () => {
      expect(editDiscount(forAll, forAll, now)([forAll])).toEqual([forAll]);
      const later = { ...forAll, from: '2026-07-02' };
      expect(removeDiscount('SOMMER20', now)([later])).toEqual([]);
    });

    test('its last day, when that is over', () => {
      const over = { ...forAll, until: '2026-06-10' };
      expect(removeDiscount('SOMMER20', now)([over])).toEqual([{ ...over, endedOn: '2026-06-10' }]);
    });

    test('beside a new one of the same name', () => {
      expect(addDiscount(stored)([ended])).toEqual([stored, ended]);
      expect(removeDiscount('SOMMER20', now)([ended])).toEqual([ended]);
      expect(() => editDiscount(forAll, stored, now)([ended])).toThrow('not-found');
    });
  });
});
