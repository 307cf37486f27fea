import { useId, type ReactNode, type ComponentProps, type CSSProperties } from 'react';
import { classNames } from '../controls/classNames.ts';
import styles from './Field.module.css';

/** What a control needs to belong to its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface FieldProps extends FieldTexts {
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint and error around any control, wired for assistive technology in this one place. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note === undefined ? undefined : noteId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? styles['hint'] : styles['error']}>
          {note}
        </p>
      )}
    </div>
  );
}

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

/** A field for an e-mail address: no keyboard capitalises it, and no spelling is checked. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <TextField
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

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
