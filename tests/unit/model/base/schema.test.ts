import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  date,
  decodeItems,
  falseByDefault,
  list,
  maybe,
  requiredDate,
  text,
  trueByDefault,
  withDefault,
  zeroByDefault,
} from '#src/model/base/schema.ts';

test('a stored field that is missing is read as its default, and others as they are', () => {
  const read = (schema: z.ZodMiniType, ...stored: unknown[]) =>
    stored.map((value) => z.parse(schema, value));
  expect(read(text, undefined, null, 'a')).toEqual(['', '', 'a']);
  expect(read(zeroByDefault, undefined, 12.5)).toEqual([0, 12.5]);
  expect(read(falseByDefault, null, true)).toEqual([false, true]);
  expect(read(trueByDefault, undefined, false)).toEqual([true, false]);
  expect(read(list(z.string()), undefined, ['a'])).toEqual([[], ['a']]);
  expect(read(withDefault(z.number(), 199), null, 0)).toEqual([199, 0]);
  expect(read(maybe(z.string()), null, 'a')).toEqual([undefined, 'a']);
  const moment = new Date('2025-06-24T10:00:00Z');
  const written = [moment, moment.toISOString(), moment.getTime()];
  expect(read(date, null, ...written)).toEqual([undefined, moment, moment, moment]);
  expect(read(requiredDate, moment.getTime())).toEqual([moment]);
});

test.each<[string, z.ZodMiniType, unknown[]]>([
  ['a text', text, [3]],
  ['a number', zeroByDefault, ['3', Number.NaN]],
  ['yes or no', trueByDefault, ['ja']],
  ['a list', list(z.string()), ['a', [1]]],
  ['a date', date, ['i dag', {}]],
  ['a date that is needed', requiredDate, [null]],
])('%s is none of %j', (_, schema, given) => {
  expect(given.filter((stored) => z.safeParse(schema, stored).success)).toEqual([]);
});

test('a missing optional field stays missing', () => {
  const schema = z.object({ when: date, who: maybe(z.string()) });
  expect(Object.keys(z.parse(schema, {}))).toEqual([]);
});

test('a bad item does not hide the others', () => {
  expect(decodeItems(z.string(), ['a', 1, 'b'])).toEqual({ items: ['a', 'b'], bad: [1] });
});
