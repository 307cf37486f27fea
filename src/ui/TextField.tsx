import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'id'> & FieldTexts;

/** One line of text with its label, hint and error. */
export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <input
          type="text"
          {...input}
          {...wiring}
          className={classNames(styles['control'], className)}
        />
      )}
    </Field>
  );
}
