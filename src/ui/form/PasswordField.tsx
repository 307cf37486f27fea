import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { passwordProblem, passwordStrength, uncountedParts } from '#src/model/account/password.ts';
import { passwordTexts, uncountedTexts } from '#src/model/account/texts.ts';
import { IconButton } from '../controls/Button.tsx';
import { classNames } from '../controls/classNames.ts';
import fieldStyles from './Field.module.css';
import styles from './PasswordField.module.css';
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

export const PASSWORD_STRENGTH_LEVELS = 5;

const levels = Array.from({ length: PASSWORD_STRENGTH_LEVELS }, (_, index) => index + 1);

function classOf(strength: number): string {
  if (strength >= 4) return 'strong';
  return strength === 3 ? 'medium' : 'weak';
}

/** Says of characters that look like a required one that they do not count. */
export function UncountedNote({ password }: { password: string }) {
  return uncountedParts(password).map((part) => <span key={part}>{uncountedTexts[part]}</span>);
}

/** A meter in five steps with a word for the strength. Its space is reserved while the password is empty. */
export function PasswordStrength({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const isEmpty = password === '';
  const isRefused = !isEmpty && passwordProblem(password) !== undefined;
  const word = passwordTexts.strength[strength];
  return (
    <div className={classNames(styles['strength'], styles[classOf(strength)])}>
      <div
        className={styles['meter']}
        role="meter"
        aria-label={passwordTexts.strengthLabel}
        aria-valuemin={0}
        aria-valuemax={PASSWORD_STRENGTH_LEVELS}
        aria-valuenow={isEmpty ? 0 : strength}
        aria-valuetext={isEmpty ? undefined : word}
      >
        {levels.map((level) => (
          <span
            key={level}
            className={classNames(styles['step'], level <= strength && styles['reached'])}
          />
        ))}
      </div>
      <p className={styles['words']} role="status">
        {!isEmpty && <span className={styles['word']}>{word}</span>}
        {isRefused && <span>{passwordTexts.requirementsNotMet}</span>}
        <UncountedNote password={password} />
      </p>
    </div>
  );
}
