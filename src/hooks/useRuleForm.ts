import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useForm,
  type DefaultValues,
  type UseFormReturn,
  type Path,
} from 'react-hook-form';
import { useEffect } from 'react';
import { registerForm, takeInput } from '#src/lib/parts/keptInput.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { toAppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { fieldProblems, type RuleTable } from '#src/model/base/formRules.ts';

/** Makes a react-hook-form resolver from a rule table. */
function ruleResolver<Values extends FieldValues>(rules: RuleTable<Values>): Resolver<Values> {
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

interface RuleFormOptions<Values> {
  /** The saved values. When they change elsewhere, edited fields keep their input. */
  values: Values;
  rules: RuleTable<Values>;
  /** A field is first validated at submit, or already on blur. */
  mode?: 'onSubmit' | 'onTouched';
  /** The name under which its input outlives a reload of the page; passwords do not. */
  keptAs?: string;
}

const SECRET = /password/i;

/** Puts back what was typed before a reload, and keeps what is typed for the next one. */
function useKeptInput<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  { values, keptAs }: RuleFormOptions<Values>,
): void {
  useEffect(() => {
    if (keptAs === undefined) return undefined;
    const open = Object.keys(values).filter((field) => !SECRET.test(field)) as Path<Values>[];
    const input = takeInput(keptAs);
    for (const field of open) {
      const typed = input[field];
      if (typeof typed !== typeof values[field]) continue;
      setValue(field, typed as Values[typeof field], { shouldDirty: true });
    }
    return registerForm(keptAs, () => {
      const changed = open.filter((field) => getValues(field) !== values[field]);
      return Object.fromEntries(changed.map((field) => [field, getValues(field)]));
    });
  }, [getValues, setValue, values, keptAs]);
}

/** A form that is validated by a rule table: first at submit, then at every change. */
export function useRuleForm<Values extends FieldValues>(
  options: RuleFormOptions<Values>,
): UseFormReturn<Values> {
  const { values, rules, mode = 'onSubmit' } = options;
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    values,
    mode,
    shouldFocusError: false,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: ruleResolver(rules),
  });
  useKeptInput(form, options);
  return form;
}

interface FieldErrorOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  field: Path<Values>;
  /** The error codes that concern this field. */
  codes: readonly AppErrorCode[];
  errors: OperationErrors;
}

/** Runs an action; an error that concerns the field is also shown beside it, and the field gets the focus. */
export async function showErrorAtField<Values extends FieldValues, Answer>(
  action: () => Promise<Answer>,
  { form, field, codes, errors }: FieldErrorOptions<Values>,
): Promise<Answer> {
  try {
    return await action();
  } catch (thrown) {
    if (codes.includes(toAppError(thrown).code)) {
      const message = errorMessage(thrown, errors);
      form.setError(field, { type: 'server', message }, { shouldFocus: true });
    }
    throw thrown;
  }
}
