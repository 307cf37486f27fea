import { expect, test } from 'vitest';
import { type RuleTable, fieldProblems, firstProblem } from '#src/model/base/formRules.ts';

const rules: RuleTable<{ name: string; age: string }> = [
  { field: 'age', check: ({ age }) => age !== '', message: 'age missing' },
  { field: 'name', check: ({ name }) => name !== '', message: 'name missing' },
  { field: 'name', check: ({ name }) => name.length > 1, message: 'name too short' },
  { field: 'age', check: ({ age }) => /^\d+$/.test(age), message: ({ age }) => `${age}?` },
];

test('the first broken rule is told, or the first of each field', () => {
  const empty = { name: '', age: '' };
  expect(firstProblem(rules, empty)).toEqual({ field: 'age', message: 'age missing' });
  expect(fieldProblems(rules, empty)).toEqual({ age: 'age missing', name: 'name missing' });
  const short = { name: 'a', age: 'x' };
  expect(firstProblem(rules, short)).toEqual({ field: 'name', message: 'name too short' });
  expect(fieldProblems(rules, short)).toEqual({ age: 'x?', name: 'name too short' });
  const odd = { name: 'ab', age: 'x' };
  expect(firstProblem(rules, odd)).toEqual({ field: 'age', message: 'x?' });
});

test('a form that is right has no problem', () => {
  const right = { name: 'ab', age: '7' };
  expect([firstProblem(rules, right), fieldProblems(rules, right)]).toEqual([undefined, {}]);
});
