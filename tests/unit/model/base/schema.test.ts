import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  amount,
  date,
  decodeItems,
  list,
  maybe,
  falseByDefault,
  trueByDefault,
  requiredDate,
  text,
  withDefault,
} from '#src/model/base/schema.ts';

describe('a stored field', () => {
  const moment = new Date('2025-06-24T10:00:00Z');

  test.each([
    [text, undefined, ''],
    [text, null, ''],
    [text, 'a', 'a'],
    [amount, undefined, 0],
    [amount, 12.5, 12.5],
    [falseByDefault, null, false],
    [falseByDefault, true, true],
    [trueByDefault, undefined, true],
    [trueByDefault, false, false],
    [list(z.string()), undefined, []],
    [list(z.string()), ['a'], ['a']],
    [withDefault(z.number(), 199), null, 199],
    [withDefault(z.number(), 199), 0, 0],
    [maybe(z.string()), null, undefined],
    [maybe(z.string()), 'a', 'a'],
    [date, null, undefined],
    [date, moment, moment],
    [date, '2025-06-24T10:00:00Z', moment],
    [date, moment.getTime(), moment],
    [requiredDate, moment.getTime(), moment],
  ])('is read as the table says: line %#', (schema, stored, expected) => {
    expect(z.parse(schema as z.ZodMiniType, stored)).toEqual(expected);
  });

  test.each([
    ['text', text, 3],
    ['amount', amount, '3'],
    ['amount', amount, Number.NaN],
    ['on', trueByDefault, 'ja'],
    ['list', list(z.string()), 'a'],
    ['list', list(z.string()), [1]],
    ['date', date, 'i dag'],
    ['date', date, {}],
    ['required date', requiredDate, null],
  ])('%s refuses %j', (_, schema, stored) => {
    expect(z.safeParse(schema as z.ZodMiniType, stored).success).toBe(false);
  });
});

test('a missing optional field stays missing', () => {
  const schema = z.object({ when: date, who: maybe(z.string()) });
  expect(Object.keys(z.parse(schema, {}))).toEqual([]);
});

test('a bad item does not hide the others', () => {
  expect(decodeItems(z.string(), ['a', 1, 'b'])).toEqual({ items: ['a', 'b'], bad: [1] });
});
