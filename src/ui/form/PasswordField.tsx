import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { passwordTexts } from '#src/model/account/texts.ts';
import { IconButton } from '../controls/Button.tsx';
import { classNames } from '../controls/classNames.ts';
import styles from './PasswordField.module.css';
import fieldStyles from './Field.module.css';
import { Field, type FieldTexts } from './TextField.tsx';

/** A hidden field that names the account to password managers, for forms without a visible one. */
export function AccountHint({ email }: { email: string }) {
  return (
    <input
      className={styles['account']}
      type="text"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}

interface PasswordFieldProps extends Omit<
  ComponentProps<'input'>,
  keyof FieldTexts | 'id' | 'type' | 'onKeyDown' | 'onKeyUp'
> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Tells password managers to fill in the password, or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password, and a note while Caps Lock is on. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => {
    setHasCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <>
          <div className={styles['frame']}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...attributes}
              type={isShown ? 'text' : 'password'}
              className={classNames(fieldStyles['control'], styles['control'], className)}
              onKeyDown={updateCapsLock}
              onKeyUp={updateCapsLock}
            />
            <IconButton
              className={styles['toggle']}
              icon={isShown ? EyeOff : Eye}
              label={isShown ? passwordTexts.hide : passwordTexts.show}
              onClick={() => setIsShown(!isShown)}
            />
          </div>
          <p role="status" className={styles['capsLock']}>
            {hasCapsLock ? passwordTexts.capsLock : ''}
          </p>
        </>
      )}
    </Field>
  );
}
