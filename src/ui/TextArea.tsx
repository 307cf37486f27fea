import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'id'> & FieldTexts;

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          className={classNames(styles['control'], styles['area'], className)}
        />
      )}
    </Field>
  );
}
