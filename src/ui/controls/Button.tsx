import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './classNames.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

/** The class of a button, for links that look like one. */
export function buttonClass(look: ButtonLook, className?: string): string {
  return classNames(styles['button'], styles[look], className);
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** While true, the button keeps focus and width but ignores presses. */
  busy?: boolean;
}

export function Button({
  look = 'secondary',
  busy = false,
  type = 'button',
  className,
  onClick,
  'aria-disabled': isDisabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || isDisabled}
      onClick={busy ? undefined : onClick}
    />
  );
}
