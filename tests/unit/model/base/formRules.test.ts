import { expect, test } from 'vitest';
import { type RuleTable, fieldProblems, firstProblem } from '#src/model/base/formRules.ts';

interface Values {
  name: string;
  age: string;
}

const rules: RuleTable<Values> = [
  { field: 'age', check: ({ age }) => age !== '', message: 'age missing' },
  { field: 'name', check: ({ name }) => name !== '', message: 'name missing' },
  { field: 'name', check: ({ name }) => name.length > 1, message: 'name too short' },
  { field: 'age', check: ({ age }) => /^\d+$/.test(age), message: ({ age }) => `${age}?` },
];

test.each([
  [
    { name: '', age: '' },
    { field: 'age', message: 'age missing' },
  ],
  [
    { name: '', age: 'x' },
    { field: 'name', message: 'name missing' },
  ],
  [
    { name: 'a', age: 'x' },
    { field: 'name', message: 'name too short' },
  ],
  [
    { name: 'ab', age: 'x' },
    { field: 'age', message: 'x?' },
  ],
  [{ name: 'ab', age: '7' }, undefined],
])('the first problem of %o', (values, expected) => {
  expect(firstProblem(rules, values)).toEqual(expected);
});

test.each([
  [
    { name: '', age: '' },
    { age: 'age missing', name: 'name missing' },
  ],
  [
    { name: 'a', age: 'x' },
    { age: 'x?', name: 'name too short' },
  ],
  [{ name: 'ab', age: '7' }, {}],
])('the problems of each field of %o', (values, expected) => {
  expect(fieldProblems(rules, values)).toEqual(expected);
});
