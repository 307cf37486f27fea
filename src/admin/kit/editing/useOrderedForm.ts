import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useRuleForm } from '#src/hooks/useRuleForm.ts';
import type { RuleTable } from '#src/model/base/formRules.ts';

/**
 * A form that leads to the first problem in the order of its rules. Left alone it leads to the field
 * that registered first, and fields that are components of their own, as prices are, register last.
 */
export function useOrderedForm<Values extends FieldValues>(options: {
  values: Values;
  rules: RuleTable<Values>;
}): UseFormReturn<Values> {
  const form = useRuleForm(options);
  for (const { field } of options.rules) form.register(field as Path<Values>);
  return form;
}
