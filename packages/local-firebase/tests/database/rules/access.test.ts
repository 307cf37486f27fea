import { describe, expect, test } from 'vitest';
import { ACCESS_CASES } from './accessCases.ts';
import { EXPRESSION_CASES } from './expressionCases.ts';
import { oracleVerdict, ourVerdict } from './oracle.ts';

describe('access', () => {
  test.each(ACCESS_CASES)('$auth.uid, $name: $verdict', ({ verdict, ...question }) => {
    expect(ourVerdict(question)).toBe(verdict);
  });
});

describe('access, as targaryen decides it', () => {
  test.each(ACCESS_CASES)('$auth.uid, $name', ({ verdict, oracle, ...question }) => {
    expect(oracleVerdict(question)).toBe(oracle?.verdict ?? verdict);
  });
});

test('the table is long enough and every difference has its reason', () => {
  const cases = [...ACCESS_CASES, ...EXPRESSION_CASES];
  const reasons = cases.flatMap(({ oracle }) => (oracle === undefined ? [] : [oracle.why]));
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(reasons.every((why) => why.length > 20)).toBe(true);
});
