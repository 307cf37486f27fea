import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
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

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  label: string;
}

/** A button that shows only an icon; its label is its accessible name and its tooltip. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles['iconButton'], className)}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} />
    </button>
  );
}
