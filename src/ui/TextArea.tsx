import type { ComponentProps, CSSProperties } from 'react';
import { classNames } from './classNames.ts';
import { Field } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import styles from './Field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'id'> & FieldTexts;

/** Several lines of text with their label, hint and error. It grows with what is written. */
export function TextArea({ label, hint, error, className, rows = 2, ...area }: TextAreaProps) {
  const style: CSSProperties & Record<'--rows', number> = { '--rows': rows };
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          rows={rows}
          style={style}
          className={classNames(styles['control'], styles['area'], className)}
        />
      )}
    </Field>
  );
}
