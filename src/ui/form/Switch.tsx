import { useId, type ComponentProps } from 'react';
import type { FieldTexts } from './TextField.tsx';
import styles from './Switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, keyof FieldTexts | 'id' | 'type' | 'role'> &
  FieldTexts;

/** On or off, with its label, and its hint or error below that. */
export function Switch({ label, hint, error, ...input }: SwitchProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        {note !== undefined && (
          <p id={noteId} className={error === undefined ? styles['hint'] : styles['error']}>
            {note}
          </p>
        )}
      </div>
      <input
        {...input}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox says by itself that it is checked.
        role="switch"
        className={styles['switch']}
        aria-describedby={note === undefined ? undefined : noteId}
        aria-invalid={error === undefined ? undefined : true}
      />
    </div>
  );
}
