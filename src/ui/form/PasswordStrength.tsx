import { passwordProblem, passwordStrength, uncountedParts } from '#src/model/account/password.ts';
import { passwordTexts, uncountedTexts } from '#src/model/account/texts.ts';
import { classNames } from '../controls/classNames.ts';
import styles from './PasswordStrength.module.css';

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
