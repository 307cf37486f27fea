import type { Path, UseFormReturn } from 'react-hook-form';
import { NAME_MAX_LENGTH } from '#src/model/account/people.ts';
import type { NameValues } from '#src/model/account/profileForm.ts';
import styles from './NameFields.module.css';
import { TextField } from './TextField.tsx';

interface NameFieldsProps<Values extends NameValues> {
  form: UseFormReturn<Values>;
  labels: { first: string; last: string };
}

/** The fields for first and last name of a larger form. */
export function NameFields<Values extends NameValues>({ form, labels }: NameFieldsProps<Values>) {
  const first = 'firstName' as Path<Values>;
  const last = 'lastName' as Path<Values>;
  const errorOf = (name: Path<Values>) => form.getFieldState(name, form.formState).error?.message;
  return (
    <div className={styles['names']}>
      <TextField
        label={labels.first}
        error={errorOf(first)}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={NAME_MAX_LENGTH}
        {...form.register(first)}
      />
      <TextField
        label={labels.last}
        error={errorOf(last)}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={NAME_MAX_LENGTH}
        {...form.register(last)}
      />
    </div>
  );
}
