import { type LucideIcon, Activity, CircleQuestionMark, Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { useCloseOnNavigation } from '#src/hooks/useOverlay.ts';
import { type AdminTab, adminPath } from '#src/model/base/addresses.ts';
import { type AdminTabGroup, adminTexts, handbookTexts } from '#src/model/system/dashboardTexts.ts';
import { handbookPath } from '#src/model/system/handbook.ts';
import { systemStatusTexts } from '#src/model/system/texts.ts';
import { Icon, VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { WhoIsOnline } from './Counters.tsx';
import styles from './Navigation.module.css';
import entryStyles from './RailEntry.module.css';

interface DashboardTab {
  tab: AdminTab;
  group: AdminTabGroup;
  icon: LucideIcon;
}

/** The numbers of what waits on tabs. */
export type WaitingCounts = Partial<Record<AdminTab, number | undefined>>;

interface TabLinkProps extends Omit<DashboardTab, 'group'> {
  look: 'rail' | 'bar';
  isCurrent: boolean;
  waiting: WaitingCounts;
}

/** Links to a tab. The count of what waits there blinks while there is any. */
function TabLink({ tab, icon, look, isCurrent, waiting }: TabLinkProps) {
  const count = waiting[tab] ?? 0;
  return (
    <Link
      to={adminPath(tab)}
      className={look === 'rail' ? entryStyles['entry'] : styles['barLink']}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon of={icon} />
      <span className={styles['name']}>{adminTexts.tabs[tab]}</span>
      {count > 0 && (
        <>
          <span className={styles['count']} aria-hidden>
            {count}
          </span>{' '}
          <VisuallyHidden>{adminTexts.waiting[tab]?.(count)}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}

interface TabListProps {
  tabs: readonly DashboardTab[];
  current: AdminTab | undefined;
  waiting: WaitingCounts;
}

/** All tabs, by what they are about. */
export function TabGroups({ tabs, current, waiting }: TabListProps) {
  return Object.entries(adminTexts.groups).map(([group, name]) => (
    <div key={group} role="group" aria-label={name} className={styles['group']}>
      <p className={styles['groupName']} aria-hidden>
        {name}
      </p>
      {tabs
        .filter((tab) => tab.group === group)
        .map(({ tab, icon }) => (
          <TabLink
            key={tab}
            tab={tab}
            icon={icon}
            look="rail"
            isCurrent={tab === current}
            waiting={waiting}
          />
        ))}
    </div>
  ));
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

/** The tabs that are used most on a phone. */
const MOBILE_TABS: readonly AdminTab[] = [
  'kontantbetaling',
  'billedlevering',
  'galleri',
  'kundepanel',
];
const BAR_SIZE = 4;

interface BottomBarProps extends TabListProps {
  /** The ways out of the dashboard. */
  exitLinks: ReactNode;
}

function Sheet({ exitLinks, onClose, ...list }: BottomBarProps & { onClose: () => void }) {
  useCloseOnNavigation(onClose);
  return (
    <Dialog title={adminTexts.moreTitle} onClose={onClose}>
      <WhoIsOnline />
      <nav className={styles['all']} aria-label={adminTexts.tabsLabel}>
        <TabGroups {...list} />
      </nav>
      <div className={styles['out']}>{exitLinks}</div>
    </Dialog>
  );
}

/**
 * The navigation of narrow screens: a bar with the most used tabs, and a sheet with all of them.
 */
export function BottomBar(props: BottomBarProps) {
  const { tabs, current, waiting } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isMobileTab = ({ tab }: DashboardTab) => MOBILE_TABS.includes(tab);
  const barTabs = [...tabs.filter(isMobileTab), ...tabs.filter((tab) => !isMobileTab(tab))].slice(
    0,
    BAR_SIZE,
  );
  const isInSheet = barTabs.every(({ tab }) => tab !== current);
  return (
    <nav className={styles['bar']} aria-label={adminTexts.tabsLabel}>
      {barTabs.map(({ tab, icon }) => (
        <TabLink
          key={tab}
          tab={tab}
          icon={icon}
          look="bar"
          isCurrent={tab === current}
          waiting={waiting}
        />
      ))}
      <button
        type="button"
        className={styles['barLink']}
        aria-haspopup="dialog"
        aria-current={isInSheet || undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Menu} />
        <span className={styles['name']}>{adminTexts.more}</span>
      </button>
      {isOpen && <Sheet {...props} onClose={() => setIsOpen(false)} />}
    </nav>
  );
}
