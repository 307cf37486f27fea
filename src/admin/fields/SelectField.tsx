import type { ComponentProps } from 'react';
import { classNames } from '#src/ui/controls/classNames.ts';
import fieldStyles from '#src/ui/form/Field.module.css';
import { Field, type FieldTexts } from '#src/ui/form/TextField.tsx';
import styles from './SelectField.module.css';

export type SelectFieldProps = Omit<ComponentProps<'select'>, keyof FieldTexts | 'id'> & FieldTexts;

/** A choice among options, with its label, hint and error. */
export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <select
          {...select}
          {...wiring}
          className={classNames(fieldStyles['control'], styles['select'])}
        />
      )}
    </Field>
  );
}
