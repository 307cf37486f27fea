import { describe, expect, test } from 'vitest';
import { fieldProblems } from '#src/model/base/formRules.ts';
import { moveItem } from '#src/model/base/lists.ts';
import {
  bulkPriceRules,
  parseChange,
  priceAfter,
  priceSteps,
  replaceRules,
  titleAfter,
  type BulkPriceValues,
  renumberings,
} from '#src/model/catalogue/bulkChanges.ts';

const rule = (change: Partial<BulkPriceValues>): BulkPriceValues => ({
  way: 'percent',
  price: '',
  change: '',
  step: '1',
  ...change,
});

describe('what is typed as a change', () => {
  test.each([
    ['+10', 10],
    ['10', 10],
    ['-50', -50],
    ['\u221250', -50],
    [' + 7,5 ', 7.5],
    ['7.25', 7.25],
    ['', undefined],
    ['ti', undefined],
    ['--1', undefined],
    ['10 %', undefined],
    ['1.000.000', undefined],
  ])('%j', (typed, change) => {
    expect(parseChange(typed)).toBe(change);
  });
});

describe('a new price', () => {
  test.each([
    ['ten percent more', 45, rule({ change: '+10' }), 50],
    ['ten percent more, to 25', 199, rule({ change: '+10', step: '25' }), 225],
    ['half', 199, rule({ change: '-50' }), 100],
    ['50 kr. less', 199, rule({ way: 'amount', change: '-50' }), 149],
    ['50 kr. more, to 100', 199, rule({ way: 'amount', change: '50', step: '100' }), 200],
    ['a given one, never rounded', 199, rule({ way: 'set', price: '1.249', step: '100' }), 1249],
  ])('%s', (...[, price, values, after]) => {
    expect(priceAfter(price, values)).toBe(after);
  });

  test('is a multiple of its step, and nearest to what was asked for', () => {
    for (const step of priceSteps) {
      for (let price = 3; price < 4000; price += 37) {
        for (const percent of [-90, -33, -1, 1, 7.5, 10, 100]) {
          const change = String(percent).replace('.', ',');
          const after = priceAfter(price, rule({ change, step }));
          expect(after % Number(step)).toBe(0);
          expect(Math.abs(after - price * (1 + percent / 100))).toBeLessThanOrEqual(
            Number(step) / 2 + 1e-6,
          );
        }
      }
    }
  });

  test('never turns the order of prices around', () => {
    for (const step of priceSteps) {
      const after = Array.from({ length: 900 }, (_, price) =>
        priceAfter(price, rule({ change: '-33', step })),
      );
      expect(after).toEqual(after.toSorted((a, b) => a - b));
    }
  });

  const problemsOf = (values: BulkPriceValues, prices = [199, 10]) =>
    fieldProblems(bulkPriceRules(prices, 'For lav'), values);

  test.each([
    ['a change that is missing', rule({}), { change: 'Skriv et tal, for eksempel +10 eller -50.' }],
    [
      'a change of nothing',
      rule({ change: '0' }),
      { change: 'Skriv et tal, for eksempel +10 eller -50.' },
    ],
    [
      'one that becomes too low',
      rule({ change: '-80' }),
      { change: 'Så bliver nogle af priserne under 3 kr.' },
    ],
    [
      'one that becomes too high',
      rule({ way: 'amount', change: '999999' }),
      { change: 'Så bliver nogle af priserne over 1.000.000 kr.' },
    ],
    ['a given one that is too low', rule({ way: 'set', price: '2' }), { price: 'For lav' }],
    ['a given one', rule({ way: 'set', price: '3' }), {}],
    ['a change', rule({ change: '-70' }), {}],
  ])('is refused or taken: %s', (_, values, problems) => {
    expect(problemsOf(values)).toEqual(problems);
  });
});

describe('a new title', () => {
  test.each([
    [{ title: 'Skagen 1', find: 'skagen', replacement: 'Grenen' }, 'Grenen 1'],
    [{ title: 'Skagen, Skagen', find: 'Skagen', replacement: 'Klit' }, 'Klit, Klit'],
    [{ title: 'ÅRHUS', find: 'år', replacement: 'Aar' }, 'AarHUS'],
    [{ title: 'IMG_01 (1)', find: ' (1)', replacement: '' }, 'IMG_01'],
    [{ title: 'a.b', find: '.', replacement: '$&' }, 'a$&b'],
    [{ title: 'Fyr', find: '', replacement: 'x' }, 'Fyr'],
    [{ title: 'Fyr ved havet', find: 'ved', replacement: '' }, 'Fyr havet'],
  ])('%o', ({ title, ...values }, after) => {
    expect(titleAfter(title, values)).toBe(after);
  });

  const problemsOf = (find: string, replacement: string) =>
    fieldProblems(replaceRules(['Fyr 1', 'Fyr 2'], ['Klit 1']), { find, replacement });

  test.each([
    ['', 'x', { find: 'Skriv det, der skal erstattes.' }],
    ['Havn', 'x', { find: 'Det står ikke i nogen af titlerne.' }],
    ['fyr 1', '', { replacement: 'Så bliver en titel tom.' }],
    ['Fyr', 'x'.repeat(119), { replacement: 'Så bliver en titel længere end 120 tegn.' }],
    ['Fyr', 'klit', { replacement: 'Så har flere den samme titel: klit 1.' }],
    [' 2', ' 1', { replacement: 'Så har flere den samme titel: Fyr 1.' }],
    ['Fyr', 'Mole', {}],
  ])('%j to %j is refused or taken', (find, replacement, problems) => {
    expect(problemsOf(find, replacement)).toEqual(problems);
  });
});

test('titles that are alike already are no reason against a change of others', () => {
  const rules = replaceRules(['Hede', 'Hede', 'Fyr'], ['hede', 'Klit', 'Klit']);
  const problemsOf = (find: string, replacement: string) =>
    fieldProblems(rules, { find, replacement });
  expect(problemsOf('Fyr', 'Mole')).toEqual({});
  expect(problemsOf('Fyr', 'Hede')).toEqual({
    replacement: 'Så har flere den samme titel: Hede.',
  });
});

const listOf = (orders: readonly number[]) =>
  orders.map((order, index) => ({ id: 'abcdefgh'.charAt(index), order }));

const idsIn = (numbers: ReadonlyMap<string, number>, ids: readonly string[]) =>
  [...ids].sort((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));

test.each([
  { name: 'to the start', orders: [0, 1, 2, 3, 4, 5], id: 'f', toIndex: 0 },
  { name: 'to the end', orders: [0, 1, 2, 3, 4, 5], id: 'a', toIndex: 5 },
  { name: 'over gaps', orders: [3, 9, 10, 40, 41, 100], id: 'e', toIndex: 1 },
  { name: 'between equal numbers', orders: [0, 0, 0, 0, 7, 7], id: 'b', toIndex: 4 },
  {
    name: 'among numbers that grow and shrink',
    orders: [-5, -4, 0, 50, 51, 52],
    id: 'c',
    toIndex: 5,
  },
])('an item moved $name can be written one number after the other', ({ orders, id, toIndex }) => {
  const list = listOf(orders);
  const wanted = moveItem(list, id, toIndex);
  const numbers = new Map(list.map((item) => [item.id, item.order]));
  const others = list.map((item) => item.id).filter((other) => other !== id);
  for (const { id: written, order } of renumberings(wanted, new Map(numbers), id)) {
    numbers.set(written, order);
    expect(idsIn(numbers, others)).toEqual(others);
  }
  expect(idsIn(numbers, ['f', 'e', 'd', 'c', 'b', 'a'])).toEqual(wanted.map((item) => item.id));
});

test('what keeps its number is not written', () => {
  const list = listOf([0, 1, 2, 3]);
  const numbers = new Map(list.map((item) => [item.id, item.order]));
  const written = renumberings(moveItem(list, 'b', 2), numbers, 'b');
  expect(written.map(({ id, order }) => [id, order])).toEqual([
    ['c', 1],
    ['b', 2],
  ]);
});
