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
  /** What lies on the icon. */
  children?: ReactNode;
}

/** An icon of the header. Locked it does nothing but say why. */
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

/** Holds the place of a button that is on its way. */
export function HeaderButtonPlaceholder({ icon }: { icon: LucideIcon }) {
  return (
    <span className={styles['button']}>
      <Icon of={icon} size={22} />
    </span>
  );
}
