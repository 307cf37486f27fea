import { type LucideIcon, Activity, CircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type AdminTab, adminPath } from '#src/model/base/addresses.ts';
import { adminTexts, handbookTexts } from '#src/model/system/dashboardTexts.ts';
import { handbookPath } from '#src/model/system/handbook.ts';
import { systemStatusTexts } from '#src/model/system/texts.ts';
import { Icon, VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import entryStyles from './RailEntry.module.css';
import styles from './TabLink.module.css';

export interface DashboardTab {
  tab: AdminTab;
  icon: LucideIcon;
}

interface TabLinkProps extends DashboardTab {
  look: 'rail' | 'bar';
  isCurrent: boolean;
  /** The number of pending orders, shown on their own tab. */
  pendingCount: number | undefined;
}

/** Links to a tab. The count of pending orders blinks while there are any. */
export function TabLink({ tab, icon, look, isCurrent, pendingCount = 0 }: TabLinkProps) {
  const waiting: Partial<Record<AdminTab, number>> = { kontantbetaling: pendingCount };
  const count = waiting[tab] ?? 0;
  return (
    <Link
      to={adminPath(tab)}
      className={look === 'rail' ? entryStyles['entry'] : styles['bar']}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon of={icon} />
      <span className={styles['name']}>{adminTexts.tabs[tab]}</span>
      {count > 0 && (
        <>
          <span className={styles['count']} aria-hidden>
            {count}
          </span>{' '}
          <VisuallyHidden>{adminTexts.pendingCount(count)}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

/** Opens the system status, from the side navigation or from the sheet on a phone. */
export function SystemStatusButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={entryStyles['entry']} aria-haspopup="dialog" onClick={onOpen}>
      <Icon of={Activity} />
      {systemStatusTexts.title}
    </button>
  );
}

/**
 * Opens the handbook at the chapter about the current tab. As its opener the dashboard hands on a
 * session that lasts as long as its tab, for the links that lead back.
 */
export function HelpLink({ tab }: { tab: AdminTab }) {
  return (
    <a href={handbookPath(tab)} target="_blank" rel="opener" className={entryStyles['entry']}>
      <Icon of={CircleQuestionMark} />
      {handbookTexts.open} <VisuallyHidden>{handbookTexts.newTab}</VisuallyHidden>
    </a>
  );
}

/** Shown while the code of a tab is loading. */
export function TabSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden>
      <Skeleton width="18rem" height="var(--text-title)" />
      <Skeleton width="100%" height="12rem" />
    </div>
  );
}
