import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { RuleTable } from '#src/model/base/formRules.ts';
import { ruleResolver } from './ruleResolver.ts';

interface RuleFormOptions<Values> {
  /** The saved values. When they change elsewhere, fields that are being edited keep what was typed. */
  values: Values;
  rules: RuleTable<Values>;
  /** When a field is first checked: with all others at submit, or already when it is left. */
  mode?: 'onSubmit' | 'onTouched';
}

/** A form that checks itself by a rule table, first at submit and then while a problem is mended. */
export function useRuleForm<Values extends FieldValues>({
  values,
  rules,
  mode = 'onSubmit',
}: RuleFormOptions<Values>): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    values,
    mode,
    shouldFocusError: false,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: ruleResolver(rules),
  });
}
