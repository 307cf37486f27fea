import { Link } from 'react-router-dom';
import { adminPath } from '#src/model/base/routes.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx';
import entryStyles from '../kit/layout/RailEntry.module.css';
import styles from './TabLink.module.css';
import type { DashboardTab } from './dashboardTab.ts';

interface TabLinkProps extends DashboardTab {
  look: 'rail' | 'bar';
  isCurrent: boolean;
  /** The payments that wait: shown on their own tab. */
  pendingCount: number | undefined;
}

/** The way to a tab. That of the payments blinks for as long as some wait. */
export function TabLink({ tab, icon, look, isCurrent, pendingCount = 0 }: TabLinkProps) {
  return (
    <Link
      to={adminPath(tab)}
      className={look === 'rail' ? entryStyles['entry'] : styles['bar']}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon of={icon} />
      <span className={styles['name']}>{adminTexts.tabs[tab]}</span>
      {tab === 'kontantbetaling' && pendingCount > 0 && (
        <>
          <span className={styles['count']} aria-hidden>
            {pendingCount}
          </span>{' '}
          <VisuallyHidden>{adminTexts.pendingCount(pendingCount)}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
