import { Check, ImagePlus, Search, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from '#src/model/base/addresses.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import styles from './QuickActions.module.css';

const texts = adminTexts.quickActions;

function Face({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon of={icon} />
      <span>{children}</span>
    </>
  );
}

interface QuickActionsProps {
  pendingCount: number | undefined;
  onSearch: () => void;
}

/** The shortcuts of a phone, to what one opens the dashboard for there: an approval, an order, a new picture. */
export function QuickActions({ pendingCount = 0, onSearch }: QuickActionsProps) {
  return (
    <nav className={styles['actions']} aria-label={texts.title}>
      <Link className={styles['action']} to={adminPath('kontantbetaling')}>
        <Face icon={Check}>{texts.approve(pendingCount)}</Face>
      </Link>
      <button type="button" className={styles['action']} aria-haspopup="dialog" onClick={onSearch}>
        <Face icon={Search}>{texts.findOrder}</Face>
      </button>
      <Link className={styles['action']} to={adminPath('galleri', { action: 'ny' })}>
        <Face icon={ImagePlus}>{texts.newImage}</Face>
      </Link>
    </nav>
  );
}
