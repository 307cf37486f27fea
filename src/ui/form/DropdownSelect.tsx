import { type ReactNode, useId } from 'react';
import styles from './DropdownSelect.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface DropdownSelectProps<Value extends string> {
  label: ReactNode;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
}

/**
 * The browser's own select element with a label: a phone opens its native picker, and browsers that
 * support it draw the list in the style of the page.
 */
export function DropdownSelect<Value extends string>(props: DropdownSelectProps<Value>) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {props.label}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={props.value}
        onChange={(event) => {
          const chosen = props.options[event.target.selectedIndex];
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
