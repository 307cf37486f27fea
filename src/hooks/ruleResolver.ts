import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { fieldProblems, type RuleTable } from '#src/model/base/formRules.ts';

/** Lets react-hook-form check a form by its rule table. */
export function ruleResolver<Values extends FieldValues>(
  rules: RuleTable<Values>,
): Resolver<Values> {
  return (values) => {
    const problems: Partial<Record<string, string>> = fieldProblems(rules, values);
    const errors = Object.fromEntries(
      Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]),
    );
    return Object.keys(errors).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: errors as FieldErrors<Values> };
  };
}
