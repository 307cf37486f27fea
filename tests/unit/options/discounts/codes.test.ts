import { describe, expect, test } from 'vitest';
import {
  codeProblem,
  type DiscountCode,
  isCode,
  normalCode,
} from '#src/options/discounts/codes.ts';

const code: DiscountCode = {
  code: 'SOMMER20',
  kind: 'percent',
  value: 20,
  paidFor: 0,
  minimum: 0,
  from: '',
  until: '',
  times: 0,
  isOncePerCustomer: false,
};
const noon = new Date('2026-06-15T10:00:00Z');
const unused = { all: 0, own: 0 };

test.each([
  ['sommer20', 'SOMMER20'],
  [' Sommer-20 ', 'SOMMER20'],
  ['æble øl å', 'ÆBLEØLÅ'],
])('%j is the code %s', (typed, normal) => {
  expect(normalCode(typed)).toBe(normal);
});

test.each([
  ['ABCD', true],
  ['ÆØÅ1', true],
  ['A'.repeat(20), true],
  ['ABC', false],
  ['A'.repeat(21), false],
  ['ABC!', false],
  ['', false],
])('%j may be a code: %s', (text, may) => {
  expect(isCode(text)).toBe(may);
});

describe('a code', () => {
  test('without limits can be used any number of times', () => {
    expect(codeProblem(code, { all: 5000, own: 20 }, noon)).toBeUndefined();
  });

  test.each([
    ['2026-06-15', '2026-06-15', undefined],
    ['2026-06-16', '', 'not-today'],
    ['', '2026-06-14', 'not-today'],
    ['2026-01-01', '2026-12-31', undefined],
  ])('from %j until %j', (from, until, problem) => {
    expect(codeProblem({ ...code, from, until }, unused, noon)).toBe(problem);
  });

  test('ends with its last day in Copenhagen', () => {
    const last = { ...code, until: '2026-06-15' };
    expect(codeProblem(last, unused, new Date('2026-06-15T21:59:59Z'))).toBeUndefined();
    expect(codeProblem(last, unused, new Date('2026-06-15T22:00:00Z'))).toBe('not-today');
  });

  test('is used up after its number of times', () => {
    const thrice = { ...code, times: 3 };
    expect(codeProblem(thrice, { all: 2, own: 2 }, noon)).toBeUndefined();
    expect(codeProblem(thrice, { all: 3, own: 0 }, noon)).toBe('used-up');
  });

  test('for each customer once says so before it says that it is used up', () => {
    const once = { ...code, times: 1, isOncePerCustomer: true };
    expect(codeProblem(once, { all: 1, own: 1 }, noon)).toBe('used-before');
    expect(codeProblem(once, { all: 1, own: 0 }, noon)).toBe('used-up');
    expect(codeProblem(once, unused, noon)).toBeUndefined();
  });
});
