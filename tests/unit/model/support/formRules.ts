import { expect, test } from 'vitest';
import { fieldProblems, type RuleTable } from '#src/model/base/formRules.ts';

/**
 * Each message with the changes to a right form that it answers. The first field of a change is the one that is wrong,
 * and no other one is.
 */
export type Refusals<Values> = Record<string, Partial<Values>[]>;

export function testFormRules<Values extends object>(
  rules: RuleTable<Values>,
  right: Values,
  refusals: Refusals<Values>,
): void {
  test('takes a form that is right', () => {
    expect(fieldProblems(rules, right)).toEqual({});
  });

  test.each(Object.entries(refusals))('says: %s', (message, changes) => {
    const problems = changes.map((change) => fieldProblems(rules, { ...right, ...change }));
    expect(problems).toEqual(
      changes.map((change) => ({ [String(Object.keys(change)[0])]: message })),
    );
  });
}
