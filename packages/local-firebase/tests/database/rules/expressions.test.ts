import { describe, expect, test } from 'vitest';
import { EXPRESSION_CASES } from './expressionCases.ts';
import { oracleVerdict, ourVerdict, type Question } from './oracle.ts';
import { ANN } from './verdict.ts';

function question(rule: string): Question {
  return {
    rules: { users: { $uid: { '.read': rule } } },
    auth: ANN,
    operation: { kind: 'read', path: '/users/ann' },
  };
}

describe('expressions', () => {
  test.each(EXPRESSION_CASES)('$rule: $verdict', ({ rule, verdict }) => {
    expect(ourVerdict(question(rule))).toBe(verdict);
  });
});

describe('expressions, as targaryen decides them', () => {
  test.each(EXPRESSION_CASES)('$rule', ({ rule, verdict, oracle }) => {
    expect(oracleVerdict(question(rule))).toBe(oracle?.verdict ?? verdict);
  });
});
