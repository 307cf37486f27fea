import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCloseOnNavigation } from '#src/hooks/useOverlay.ts';
import type { AdminTab } from '#src/model/base/addresses.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { Dialog } from '#src/ui/overlay/Dialog.tsx';
import styles from './BottomBar.module.css';
import linkStyles from './TabLink.module.css';
import { type DashboardTab, TabLink } from './TabLink.tsx';
import { WhoIsOnline } from './Counters.tsx';

/** The tabs that are used most on a phone. */
const MOBILE_TABS: readonly AdminTab[] = [
  'kontantbetaling',
  'billedlevering',
  'galleri',
  'kundepanel',
];
const BAR_SIZE = 4;

interface BottomBarProps {
  tabs: readonly DashboardTab[];
  current: AdminTab | undefined;
  pendingCount: number | undefined;
  /** The ways out of the dashboard. */
  exitLinks: ReactNode;
}

function Sheet({
  tabs,
  current,
  pendingCount,
  exitLinks,
  onClose,
}: BottomBarProps & { onClose: () => void }) {
  useCloseOnNavigation(onClose);
  return (
    <Dialog title={adminTexts.moreTitle} onClose={onClose}>
      <WhoIsOnline />
      <nav className={styles['all']} aria-label={adminTexts.tabsLabel}>
        {tabs.map((tab) => (
          <TabLink
            key={tab.tab}
            {...tab}
            look="rail"
            isCurrent={tab.tab === current}
            pendingCount={pendingCount}
          />
        ))}
      </nav>
      <div className={styles['out']}>{exitLinks}</div>
    </Dialog>
  );
}

/**
 * The navigation of narrow screens: a bar with the most used tabs, and a sheet with all of them.
 */
export function BottomBar(props: BottomBarProps) {
  const { tabs, current, pendingCount } = props;
  const [isOpen, setIsOpen] = useState(false);
  const isMobileTab = ({ tab }: DashboardTab) => MOBILE_TABS.includes(tab);
  const barTabs = [...tabs.filter(isMobileTab), ...tabs.filter((tab) => !isMobileTab(tab))].slice(
    0,
    BAR_SIZE,
  );
  const isInSheet = barTabs.every(({ tab }) => tab !== current);
  return (
    <nav className={styles['bar']} aria-label={adminTexts.tabsLabel}>
      {barTabs.map((tab) => (
        <TabLink
          key={tab.tab}
          {...tab}
          look="bar"
          isCurrent={tab.tab === current}
          pendingCount={pendingCount}
        />
      ))}
      <button
        type="button"
        className={linkStyles['bar']}
        aria-haspopup="dialog"
        aria-current={isInSheet || undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={Menu} />
        <span className={linkStyles['name']}>{adminTexts.more}</span>
      </button>
      {isOpen && <Sheet {...props} onClose={() => setIsOpen(false)} />}
    </nav>
  );
}
