import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { showLockReason } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './HeaderButton.module.css';

interface HeaderButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  icon: LucideIcon;
  label: string;
  isLocked?: boolean;
  /** Shown on top of the icon. */
  children?: ReactNode;
}

/** An icon button of the header. While locked, a press only shows the reason. */
export function HeaderButton({ icon, label, isLocked, children, ...rest }: HeaderButtonProps) {
  const lock = isLocked && {
    title: layoutTexts.navigationNeedsCookies,
    'aria-disabled': true,
    onClick: showLockReason,
  };
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={label}
      title={label}
      {...rest}
      {...lock}
    >
      <Icon of={icon} size={22} />
      {children}
    </button>
  );
}

/** Reserves the space of a button that is loading. */
export function HeaderButtonPlaceholder({ icon }: { icon: LucideIcon }) {
  return (
    <span className={styles['button']}>
      <Icon of={icon} size={22} />
    </span>
  );
}
