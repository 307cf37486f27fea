import type { ReactNode } from 'react';
import styles from './RadioChoice.module.css';

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
          <span className={styles['label']}>{label}</span> {aside}
        </label>
      ))}
    </fieldset>
  );
}
