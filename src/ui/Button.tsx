import type { ComponentProps } from 'react';
import { buttonClass } from './buttonClass.ts';
import type { ButtonLook } from './buttonClass.ts';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** While true the button waits: it keeps focus and width, and ignores presses. */
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
