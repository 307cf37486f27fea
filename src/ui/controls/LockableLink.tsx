import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
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
  if (!isLocked) return <Link {...rest} className={className} />;
  return (
    <Link
      {...rest}
      className={classNames(styles['locked'], className)}
      title={layoutTexts.navigationNeedsCookies}
      aria-disabled
      draggable={false}
      onClick={preventNavigation}
      onAuxClick={preventNavigation}
    />
  );
}
