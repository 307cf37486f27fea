import { useId } from 'react';
import type { ComponentProps } from 'react';
import styles from './Checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: string;
}

/** A tick with its sentence. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles['row']}>
      <input {...input} id={id} type="checkbox" className={styles['box']} />
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
    </div>
  );
}
