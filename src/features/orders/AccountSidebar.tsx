import {
  Cookie,
  Images,
  KeyRound,
  LayoutDashboard,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SessionUser } from '#src/model/account/schema.ts';
import { historyPath, profilePath, routes, type HistoryTab } from '#src/model/base/routes.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import nav from '#src/ui/layout/SideNav.module.css';
import sidebarStyles from './AccountSidebar.module.css';

interface EntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
  isCurrent?: boolean;
}

function Entry({ to, icon, label, isCurrent = false }: EntryProps) {
  return (
    <li>
      <Link to={to} className={nav['entry']} {...(isCurrent && { 'aria-current': 'page' })}>
        <Icon of={icon} size={18} />
        {label}
      </Link>
    </li>
  );
}

interface AccountSidebarProps {
  user: SessionUser;
  tab: HistoryTab;
}

/** Who is signed in, and what else belongs to the account. */
export function AccountSidebar({ user, tab }: AccountSidebarProps) {
  return (
    <aside className={sidebarStyles['sidebar']}>
      <div className={sidebarStyles['who']}>
        {user.name !== '' && <p className={sidebarStyles['name']}>{user.name}</p>}
        <p className={sidebarStyles['email']}>{user.email}</p>
        <p className={sidebarStyles['badge']}>{user.isAdmin ? texts.administrator : texts.user}</p>
      </div>
      <nav aria-label={texts.accountNavigation}>
        <ul className={nav['list']}>
          <Entry
            to={historyPath('orders')}
            icon={Images}
            label={texts.tabs.orders}
            isCurrent={tab === 'orders'}
          />
          <Entry to={routes.profile} icon={UserRound} label={texts.tabs.profile} />
          <Entry to={profilePath('password')} icon={KeyRound} label={texts.tabs.password} />
          <Entry
            to={historyPath('cookies')}
            icon={Cookie}
            label={texts.tabs.cookies}
            isCurrent={tab === 'cookies'}
          />
          {user.isAdmin && (
            <Entry to={routes.admin} icon={LayoutDashboard} label={texts.tabs.admin} />
          )}
        </ul>
      </nav>
    </aside>
  );
}
