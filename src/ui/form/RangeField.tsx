import { useId, type ComponentProps } from 'react';
import styles from './RangeField.module.css';

interface RangeFieldProps extends Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'value' | 'onChange'
> {
  label: string;
  value: number;
  /** The value in words, with its unit. */
  valueText: string;
  onChange: (value: number) => void;
}

/** A slider with its label and its value in words. */
export function RangeField({ label, value, valueText, onChange, ...range }: RangeFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <output htmlFor={id} className={styles['value']}>
        {valueText}
      </output>
      <input
        {...range}
        id={id}
        type="range"
        className={styles['range']}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
