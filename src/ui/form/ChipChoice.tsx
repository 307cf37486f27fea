import type { ReactNode } from 'react';
import styles from './ChipChoice.module.css';

interface ChipChoiceProps<Value> {
  legend: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** Returns the words of a value. */
  children: (value: Value) => ReactNode;
}

/** A choice of one among a few, in a row of words. */
export function ChipChoice<Value>(props: ChipChoiceProps<Value>) {
  const { legend, values, chosen, onChoose, children } = props;
  return (
    <fieldset className={styles['row']}>
      <legend className={styles['legend']}>{legend}</legend>
      {values.map((value, at) => (
        <label key={at} className={styles['word']}>
          <input
            type="radio"
            name={legend}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{children(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
