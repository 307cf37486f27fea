import { describe, expect, test } from 'vitest';
import { applyChange } from '../src/mutants.ts';
import {
  changeAllows,
  dropOperands,
  moveComparisons,
  moveNumbers,
  negateOperands,
  replaceStrings,
  swapEqualities,
  swapListMethods,
  widenPaths,
} from '../src/mutators.ts';
import { rulesSpans } from '../src/tokens.ts';

describe('what each mutator makes of a rule', () => {
  test.each([
    {
      mutator: dropOperands,
      source: 'return a && b;',
      mutants: ['return true && b;', 'return a && true;', 'return true;'],
    },
    {
      mutator: dropOperands,
      source: 'if a || b;',
      mutants: ['if false || b;', 'if a || false;', 'if true;'],
    },
    { mutator: negateOperands('if a;'), source: 'if a;', mutants: ['if !(a);'] },
    {
      mutator: swapListMethods,
      source: 'a.hasOnly(b)',
      mutants: ['a.hasAny(b)', 'a.hasAll(b)'],
    },
    { mutator: swapEqualities, source: 'a == b != c', mutants: ['a != b != c', 'a == b == c'] },
    {
      mutator: moveComparisons,
      source: 'a < b <= c > d >= e',
      mutants: [
        'a <= b <= c > d >= e',
        'a < b < c > d >= e',
        'a < b <= c >= d >= e',
        'a < b <= c > d > e',
      ],
    },
    { mutator: moveNumbers, source: 'f(a, 10)', mutants: ['f(a, 11)', 'f(a, 9)'] },
    {
      mutator: moveNumbers,
      source: 'f(0, 0.3)',
      mutants: ['f(1, 0.3)', 'f((-1), 0.3)', 'f(0, 0.4)', 'f(0, 0.2)'],
    },
    {
      mutator: widenPaths,
      source: 'match /a/{b}/{c=**} {',
      mutants: ['match /a/{b=**}/{c=**} {'],
    },
    {
      mutator: changeAllows,
      source: 'allow read, create: if a;',
      mutants: ['allow read, create, update: if a;', 'allow read, create, delete: if a;', ''],
    },
    { mutator: changeAllows, source: 'allow read, write: if false;', mutants: [''] },
    { mutator: replaceStrings, source: "a in ['b//c']", mutants: ["a in ['mutant']"] },
    { mutator: replaceStrings, source: "rules_version = '2';", mutants: [] },
  ])('$source', ({ mutator, source, mutants }) => {
    const changes = mutator(rulesSpans(source));
    expect(changes.map((change) => applyChange(source, change))).toEqual(mutants);
  });
});
