import type { MouseEvent } from 'react';
import { Link, type LinkProps } from '#src/ui/controls/Link.tsx';
import { showLockReason } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import styles from './LockableLink.module.css';
import { classNames } from './classNames.ts';

export interface LockableLinkProps extends LinkProps {
  isLocked: boolean;
}

function preventNavigation(event: MouseEvent): void {
  event.preventDefault();
  showLockReason();
}

/**
 * A link that works only after the consent to cookies. While locked it stays in the tab order, so
 * that the reason is read aloud, and keeps its address, so that search engines find the page.
 */
export function LockableLink({ isLocked, className, ...rest }: LockableLinkProps) {
  const lock = isLocked && {
    title: layoutTexts.navigationNeedsCookies,
    'aria-disabled': true,
    draggable: false,
    onClick: preventNavigation,
    onAuxClick: preventNavigation,
  };
  return <Link {...rest} {...lock} className={classNames(styles['link'], className)} />;
}
