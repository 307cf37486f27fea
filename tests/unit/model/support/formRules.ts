import { expect, test } from 'vitest';
import { fieldProblems, type RuleTable } from '#src/model/base/formRules.ts';

/**
 * Tests a form by each message, with the changes to a right form that it answers. The first field of a change is the
 * one that is wrong, and no other one is.
 */
export function testFormRules<Values extends object>(
  rulesOf: () => RuleTable<Values>,
  right: Values,
  refusals: Record<string, Partial<Values>[]>,
): void {
  test('takes a form that is right', () => {
    expect(fieldProblems(rulesOf(), right)).toEqual({});
  });

  test.each(Object.entries(refusals))('says: %s', (message, changes) => {
    for (const change of changes) {
      const [field = ''] = Object.keys(change);
      expect(fieldProblems(rulesOf(), { ...right, ...change })).toEqual({ [field]: message });
    }
  });
}
