import {
  Cookie,
  Images,
  KeyRound,
  LayoutDashboard,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#src/model/account/schema.ts';
import {
  historyPath,
  profilePath,
  type HistoryTab,
  ACCOUNT_TAB_PARAMETER,
  parseHistoryTab,
} from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { useSession } from '#src/stores/session.ts';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import navStyles from '#src/ui/layout/SideNav.module.css';
import styles from './OrderHistoryPage.module.css';
import tabStyles from './OrdersTab.module.css';
import { OrdersTab } from './OrdersTab.tsx';

interface EntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
  isCurrent?: boolean;
}

function Entry({ to, icon, label, isCurrent = false }: EntryProps) {
  return (
    <li>
      <Link to={to} className={navStyles['entry']} {...(isCurrent && { 'aria-current': 'page' })}>
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

/** The signed-in user and the links to the pages of the account. */
function AccountSidebar({ user, tab }: AccountSidebarProps) {
  return (
    <aside className={styles['sidebar']}>
      <div className={styles['user']}>
        {user.name !== '' && <p className={styles['name']}>{user.name}</p>}
        <p className={styles['email']}>{user.email}</p>
        <p className={styles['badge']}>{user.isAdmin ? texts.administrator : texts.user}</p>
      </div>
      <nav aria-label={texts.accountNavigation}>
        <ul className={navStyles['list']}>
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

/** The settings for cookies with a link to the cookie policy. */
function CookiesTab() {
  return (
    <section className={tabStyles['tab']}>
      <h1 className={tabStyles['title']}>{texts.tabs.cookies}</h1>
      <ConsentSettings />
      <p>
        <Link to={routes.cookiePolicy} className={tabStyles['policy']}>
          {texts.cookiePolicy}
        </Link>
      </p>
    </section>
  );
}

const contents: Record<HistoryTab, (props: { user: SessionUser }) => ReactNode> = {
  orders: OrdersTab,
  cookies: CookiesTab,
};

function History({ user }: { user: SessionUser }) {
  const [parameters] = useSearchParams();
  const tab = parseHistoryTab(parameters.get(ACCOUNT_TAB_PARAMETER));
  const Content = contents[tab];
  return (
    <div className={styles['page']}>
      <AccountSidebar user={user} tab={tab} />
      <div className={styles['content']}>
        <Content user={user} />
      </div>
    </div>
  );
}

/** The page with the user's purchases and orders. */
export function OrderHistoryPage() {
  const user = useSession((state) => state.user);
  return (
    <>
      <PageHead title={texts.title} noIndex />
      {user && <History key={user.uid} user={user} />}
    </>
  );
}
