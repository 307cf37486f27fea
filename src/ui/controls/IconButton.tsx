import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import { classNames } from './classNames.ts';

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
      className={classNames(styles['button'], className)}
      aria-label={label}
      title={label}
    >
      <Icon of={icon} />
    </button>
  );
}
