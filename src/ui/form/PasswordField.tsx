import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { passwordTexts } from '#src/model/account/texts.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { classNames } from '../controls/classNames.ts';
import hintStyles from './AccountHint.module.css';
import fieldStyles from './Field.module.css';
import styles from './PasswordField.module.css';
import { Field, type FieldTexts } from './TextField.tsx';

/** Tells password managers whose password a form is about, where no field of it says so. */
export function AccountHint({ email }: { email: string }) {
  return (
    <input
      className={hintStyles['account']}
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
  /** What password managers should fill in, or offer to make. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password: hidden, but it can be looked at; says when Caps Lock is on. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => {
    setHasCapsLock(event.getModifierState('CapsLock'));
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <>
          <div className={styles['frame']}>
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...wiring}
              type={isShown ? 'text' : 'password'}
              className={classNames(fieldStyles['control'], styles['control'], className)}
              onKeyDown={noteCapsLock}
              onKeyUp={noteCapsLock}
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
