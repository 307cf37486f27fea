import { useId, type ReactNode, type ComponentProps, type CSSProperties, useState } from 'react';
import { classNames } from '../controls/classNames.ts';
import styles from './Field.module.css';

/** The attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
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
  children: (attributes: ControlAttributes) => ReactNode;
}

/** Label, hint and error around any control, connected for assistive technology. */
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
      {(attributes) => (
        <input
          type="text"
          {...input}
          {...attributes}
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

/** Several lines of text with label, hint and error. The field grows with its text. */
export function TextArea({ label, hint, error, className, rows = 2, ...area }: TextAreaProps) {
  const style: CSSProperties & Record<'--rows', number> = { '--rows': rows };
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <textarea
          {...area}
          {...attributes}
          rows={rows}
          style={style}
          className={classNames(styles['control'], styles['area'], className)}
        />
      )}
    </Field>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A field for a number. Input that is no number or out of bounds is not passed on, and is reset on blur. */
export function NumberField({ value, min, max, onChange, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      {...field}
      type="number"
      inputMode="decimal"
      min={min}
      max={max}
      value={typed ?? String(value)}
      onChange={(event) => {
        const number = event.target.valueAsNumber;
        setTyped(event.target.value);
        if (number >= min && number <= max) onChange(number);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
