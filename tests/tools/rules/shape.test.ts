import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  date,
  falseByDefault,
  list,
  requiredDate,
  text,
  withDefault,
  zeroByDefault,
} from '#src/model/base/schema.ts';
import {
  between,
  functionOf,
  given,
  longest,
  looseShape,
  now,
  publicUrl,
  saidByRule,
  shape,
  shapedBy,
} from '../../../tools/rules/shape.ts';

/** The conditions on a document with one field. */
function asked(field: z.ZodMiniType, bound = {}): string {
  const text = functionOf('isIt', shape(z.object({ id: z.string(), it: field }), { it: bound }));
  const [, conditions] = /hasOnly\(\['it'\]\)(?:\n {4}&& )?([^;]*);/.exec(text) ?? [];
  return conditions ?? text;
}

const size = z.enum(['web', 'print']);

test.each([
  [text, longest(40), `isText(data, 'it', 40)`],
  [text, given(longest(40)), `isFilledText(data, 'it', 40)`],
  [z.string(), longest(40), `isFilledText(data, 'it', 40)`],
  [zeroByDefault, between(-1, 2), `isNumber(data, 'it', -1, 2)`],
  [list(z.string()), longest(9), `isList(data, 'it', 9)`],
  [list(z.string()), given(longest(9)), `isGivenList(data, 'it', 9)`],
  [falseByDefault, {}, `isFlag(data, 'it')`],
  [falseByDefault, given(), 'data.it is bool'],
  [date, {}, `isTimeIfAny(data, 'it')`],
  [requiredDate, {}, 'data.it is timestamp'],
  [date, now, 'data.it == request.time'],
  [withDefault(size, 'web'), {}, `data.get('it', 'web') in ['web', 'print']`],
  [size, {}, `data.it in ['web', 'print']`],
  [text, publicUrl, `isPublicUrl(data, 'it')`],
  [z.object({}), shapedBy('isPart'), `isPart(data.get('it', {}))`],
  [text, saidByRule, ''],
])('a field is held to its type and bound: %#', (field, bound, condition) => {
  expect(asked(field, bound)).toBe(condition);
});

test('a document has only the fields of its schema', () => {
  const schema = z.object({ id: z.string(), isOpen: falseByDefault, at: date });
  expect(functionOf('isDoor', shape(schema, {}))).toBe(`function isDoor(data) {
  return data.keys().hasOnly(['isOpen', 'at'])
    && isFlag(data, 'isOpen')
    && isTimeIfAny(data, 'at');
}
`);
});

test.each([
  text,
  zeroByDefault,
  list(text),
  z.object({}),
  withDefault(z.record(z.string(), text), {}),
])('a field that could hold anything needs a bound: %#', (field) =>
  expect(() => asked(field)).toThrow('isIt does not say what "it" may hold.'),
);

test('an older record may hold anything in the fields without a bound', () => {
  const schema = z.object({ title: text, rest: text });
  expect(functionOf('isOld', looseShape(schema, { title: longest(9) }))).toBe(
    `function isOld(data) {
  return data.keys().hasOnly(['title', 'rest'])
    && isText(data, 'title', 9);
}
`,
  );
});
