import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './Choices.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  /** A sentence; it may hold links. */
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={styles['row']}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles['box']}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
      </div>
      {error !== undefined && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

interface Option<Value> {
  value: Value;
  label: string;
  /** Shown at the end of the line, such as an icon or an amount. */
  aside: ReactNode;
}

interface RadioChoiceProps<Value> {
  legend: string;
  /** The name of the group, which browsers need to move between its options. */
  name: string;
  options: readonly Option<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** A choice of one among a few, each on a line of its own. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, name, options, chosen, onChoose } = props;
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{legend}</legend>
      {options.map(({ value, label, aside }) => (
        <label key={value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {/* The blank keeps the words of the option's name apart. */}
          <span className={styles['optionLabel']}>{label}</span> {aside}
        </label>
      ))}
    </fieldset>
  );
}
