import { Images, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import linkStyles from './MoreLinks.module.css';

function Entry({ to, icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Link to={to} className={linkStyles['link']}>
      <Icon of={icon} size={18} />
      {label}
    </Link>
  );
}

/** What else belongs to an account. */
export function MoreLinks({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav className={linkStyles['links']} aria-label={profileTexts.moreLabel}>
      <Entry to={routes.userDashboard} icon={Images} label={profileTexts.toOrderHistory} />
      {isAdmin && <Entry to={routes.admin} icon={LayoutDashboard} label={profileTexts.toAdmin} />}
    </nav>
  );
}
