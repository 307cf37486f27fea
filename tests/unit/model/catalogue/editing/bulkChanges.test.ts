import { describe, expect, test } from 'vitest';
import { fieldProblems } from '#src/model/base/formRules.ts';
import { moveItem } from '#src/model/base/lists.ts';
import {
  bulkPriceRules,
  type BulkPriceValues,
  parseChange,
  priceAfter,
  priceSteps,
  renumberings,
  replaceRules,
  titleAfter,
} from '#src/model/catalogue/editing/bulkChanges.ts';

const rule = (change: Partial<BulkPriceValues>): BulkPriceValues => ({
  ...{ way: 'percent', price: '', change: '', step: '1' },
  ...change,
});

test('a change is typed with a sign or without, and with a comma or a point', () => {
  const typed = ['+10', '10', '-50', '\u221250', ' + 7,5 ', '7.25'];
  expect(typed.map(parseChange)).toEqual([10, 10, -50, -50, 7.5, 7.25]);
  const others = ['', 'ti', '--1', '10 %', '1.000.000'].filter((text) => parseChange(text));
  expect(others).toEqual([]);
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
          const distance = Math.abs(after - price * (1 + percent / 100));
          expect(distance).toBeLessThanOrEqual(Number(step) / 2 + 1e-6);
        }
      }
    }
  });

  test('never turns the order of prices around', () => {
    for (const step of priceSteps) {
      const prices = Array.from({ length: 900 }, (_, price) => price);
      const after = prices.map((price) => priceAfter(price, rule({ change: '-33', step })));
      expect(after).toEqual(after.toSorted((a, b) => a - b));
    }
  });

  const missing = { change: 'Skriv et tal, for eksempel +10 eller -50.' };
  const tooLow = { change: 'Så bliver nogle af priserne under 3 kr.' };
  const tooHigh = { change: 'Så bliver nogle af priserne over 1.000.000 kr.' };

  test.each([
    ['a change that is missing', rule({}), missing],
    ['a change of nothing', rule({ change: '0' }), missing],
    ['one that becomes too low', rule({ change: '-80' }), tooLow],
    ['one that becomes too high', rule({ way: 'amount', change: '999999' }), tooHigh],
    ['a given one that is too low', rule({ way: 'set', price: '2' }), { price: 'For lav' }],
    ['a given one', rule({ way: 'set', price: '3' }), {}],
    ['a change', rule({ change: '-70' }), {}],
  ])('is refused or taken: %s', (_, values, problems) => {
    expect(fieldProblems(bulkPriceRules([199, 10], 'For lav'), values)).toEqual(problems);
  });
});

describe('a new title', () => {
  test.each([
    ['Skagen 1', 'skagen', 'Grenen', 'Grenen 1'],
    ['Skagen, Skagen', 'Skagen', 'Klit', 'Klit, Klit'],
    ['ÅRHUS', 'år', 'Aar', 'AarHUS'],
    ['IMG_01 (1)', ' (1)', '', 'IMG_01'],
    ['a.b', '.', '$&', 'a$&b'],
    ['Fyr', '', 'x', 'Fyr'],
    ['Fyr ved havet', 'ved', '', 'Fyr havet'],
  ])('of %s, with %j as %j', (...[title, find, replacement, after]) => {
    expect(titleAfter(title, { find, replacement })).toBe(after);
  });

  test.each([
    ['', 'x', { find: 'Skriv det, der skal erstattes.' }],
    ['Havn', 'x', { find: 'Det står ikke i nogen af titlerne.' }],
    ['fyr 1', '', { replacement: 'Så bliver en titel tom.' }],
    ['Fyr', 'x'.repeat(119), { replacement: 'Så bliver en titel længere end 120 tegn.' }],
    ['Fyr', 'klit', { replacement: 'Så har flere den samme titel: klit 1.' }],
    [' 2', ' 1', { replacement: 'Så har flere den samme titel: Fyr 1.' }],
    ['Fyr', 'Mole', {}],
  ])('with %j as %j is refused or taken', (find, replacement, problems) => {
    const rules = replaceRules(['Fyr 1', 'Fyr 2'], ['Klit 1']);
    expect(fieldProblems(rules, { find, replacement })).toEqual(problems);
  });

  test('is not refused because others are alike already', () => {
    const rules = replaceRules(['Hede', 'Hede', 'Fyr'], ['hede', 'Klit', 'Klit']);
    const problemsOf = (replacement: string) => fieldProblems(rules, { find: 'Fyr', replacement });
    expect(problemsOf('Mole')).toEqual({});
    const alike = { replacement: 'Så har flere den samme titel: Hede.' };
    expect(problemsOf('Hede')).toEqual(alike);
  });
});

describe('new numbers after a move', () => {
  const listOf = (orders: readonly number[]) =>
    orders.map((order, index) => ({ id: 'abcdefgh'.charAt(index), order }));
  const numbersOf = (list: ReturnType<typeof listOf>) =>
    new Map(list.map(({ id, order }) => [id, order]));
  const idsIn = (numbers: ReadonlyMap<string, number>, ids: readonly string[]) =>
    ids.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));

  test.each([
    ['to the start', [0, 1, 2, 3, 4, 5], 'f', 0],
    ['to the end', [0, 1, 2, 3, 4, 5], 'a', 5],
    ['over gaps', [3, 9, 10, 40, 41, 100], 'e', 1],
    ['between equal numbers', [0, 0, 0, 0, 7, 7], 'b', 4],
    ['among numbers that grow and shrink', [-5, -4, 0, 50, 51, 52], 'c', 5],
  ])('%s can be written one after the other', (...[, orders, id, toIndex]) => {
    const list = listOf(orders);
    const wanted = moveItem(list, id, toIndex);
    const numbers = numbersOf(list);
    const others = list.map((item) => item.id).filter((other) => other !== id);
    for (const { id: written, order } of renumberings(wanted, new Map(numbers), id)) {
      numbers.set(written, order);
      expect(idsIn(numbers, others)).toEqual(others);
    }
    expect(idsIn(numbers, Array.from('fedcba'))).toEqual(wanted.map((item) => item.id));
  });

  test('are not written where the number stays', () => {
    const list = listOf([0, 1, 2, 3]);
    const written = renumberings(moveItem(list, 'b', 2), numbersOf(list), 'b');
    expect(written.map(({ id, order }) => `${id}${order}`)).toEqual(['c1', 'b2']);
  });
});
