import { condition, inside, type RulesetCase } from './rulesets.ts';

const chain = (length: number) =>
  Array.from({ length }, (_, index) => {
    const result = index + 1 < length ? `f${index + 1}()` : 'true';
    return `function f${index}() { return ${result}; }`;
  }).join(' ');

const lets = (length: number) =>
  Array.from({ length }, (_, index) => `let v${index} = ${index > 0 ? `v${index - 1}` : 'true'};`);

const repeated = (text: string, times: number, between = ',') =>
  Array.from({ length: times }, () => text).join(between);

/** Rulesets at the limits of the language, and one step beyond. */
export const limitCases: RulesetCase[] = [
  {
    name: '21 functions deep',
    rules: inside(`${chain(21)} match /c/a { allow get: if f0(); }`),
    reads: { 'c/a': 'allow' },
  },
  {
    name: '22 functions deep',
    rules: inside(`${chain(22)} match /c/a { allow get: if f0(); }`),
    reads: { 'c/a': 'refused' },
  },
  {
    name: '11 variables',
    rules: inside(
      `function f() { ${lets(11).join(' ')} return v10; } match /c/a { allow get: if f(); }`,
    ),
    reads: { 'c/a': 'allow' },
  },
  {
    name: '12 variables',
    rules: inside(
      `function f() { ${lets(12).join(' ')} return v11; } match /c/a { allow get: if f(); }`,
    ),
    reads: { 'c/a': 'refused' },
  },
  {
    name: '98 parentheses',
    rules: condition(`${'('.repeat(98)}true${')'.repeat(98)}`),
    reads: { 'c/a': 'allow' },
  },
  {
    name: '99 parentheses',
    rules: condition(`${'('.repeat(99)}true${')'.repeat(99)}`),
    reads: { 'c/a': 'refused' },
  },
  { name: '98 negations', rules: condition(`${'!'.repeat(98)}true`), reads: { 'c/a': 'allow' } },
  {
    name: '100 negations',
    rules: condition(`${'!'.repeat(100)}true`),
    reads: { 'c/a': 'refused' },
  },
  {
    name: '99 conditions in a row',
    rules: condition(repeated('true', 99, ' && ')),
    reads: { 'c/a': 'allow' },
  },
  {
    name: '100 conditions in a row',
    rules: condition(repeated('true', 100, ' && ')),
    reads: { 'c/a': 'refused' },
  },
  {
    name: '1,000 expressions',
    rules: condition(`[${repeated('true', 997)}][0]`),
    reads: { 'c/a': 'allow' },
  },
  {
    name: '1,001 expressions',
    rules: condition(`[${repeated('true', 998)}][0]`),
    reads: { 'c/a': 'error' },
  },
  {
    name: '1,000 with calls',
    rules: inside(
      `function f() { return true; } match /c/a { allow get: if [${repeated('f()', 498)}][0]; }`,
    ),
    reads: { 'c/a': 'allow' },
  },
  {
    name: '1,001 with calls',
    rules: inside(
      `function f() { return true; } match /c/a { allow get: if [${repeated('f()', 499)}][0]; }`,
    ),
    reads: { 'c/a': 'error' },
  },
  {
    name: '1,000 with conditions',
    rules: condition(`[${repeated('true && true', 249)}][0]`),
    reads: { 'c/a': 'allow' },
  },
  {
    name: '1,001 with conditions',
    rules: condition(`[${repeated('true && true', 250)}][0]`),
    reads: { 'c/a': 'error' },
  },
  {
    name: '1,000 with a variable',
    rules: inside(
      `function f() { let x = 1 == 1; return [${repeated('x', 992)}][0]; } match /c/a { allow get: if f(); }`,
    ),
    reads: { 'c/a': 'allow' },
  },
  {
    name: '1,001 with a variable',
    rules: inside(
      `function f() { let x = 1 == 1; return [${repeated('x', 993)}][0]; } match /c/a { allow get: if f(); }`,
    ),
    reads: { 'c/a': 'error' },
  },
  {
    name: '1,001 expressions, before a rule without a condition',
    rules: inside(`match /c/a { allow get: if [${repeated('true', 998)}][0]; allow get; }`),
    reads: { 'c/a': 'error' },
  },
];
