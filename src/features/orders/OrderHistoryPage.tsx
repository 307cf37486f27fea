import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { memberSince } from '#src/data/orders/memberSince.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import {
  historyPath,
  profilePath,
  profileTabs,
  type HistoryTab,
  ACCOUNT_TAB_PARAMETER,
  parseHistoryTab,
} from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { useSession } from '#src/stores/session.ts';
import {
  AccountLayout,
  AccountLinks,
  profileIcons,
  RailEntry,
} from '#src/ui/account/AccountLayout.tsx';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import tabStyles from './OrdersTab.module.css';
import { OrdersTab } from './OrdersTab.tsx';

/** The links of the rail; the cookie settings are a tab of this page, too. */
function Rail({ isAdmin, tab }: { isAdmin: boolean; tab: HistoryTab }) {
  return (
    <AccountLinks
      label={profileTexts.tabsLabel}
      isAdmin={isAdmin}
      orders={historyPath('orders')}
      isAtOrders={tab === 'orders'}
      more={profileTabs.map((name) => (
        <RailEntry
          key={name}
          to={name === 'cookies' ? historyPath(name) : profilePath(name)}
          icon={profileIcons[name]}
          label={profileTexts.tabs[name]}
          isCurrent={name === tab}
        />
      ))}
    />
  );
}

/** The settings for cookies with a link to the cookie policy. */
function CookiesTab() {
  return (
    <section className={tabStyles['tab']}>
      <ConsentSettings />
      <p>
        <Link to={routes.cookiePolicy} className={tabStyles['policy']}>
          {texts.cookiePolicy}
        </Link>
      </p>
    </section>
  );
}

interface TabContent {
  title: string;
  Content: (props: { user: SessionUser }) => ReactNode;
}

const contents: Record<HistoryTab, TabContent> = {
  orders: { title: texts.title, Content: OrdersTab },
  cookies: { title: profileTexts.tabs.cookies, Content: CookiesTab },
};

function History({ user }: { user: SessionUser }) {
  const [parameters] = useSearchParams();
  const tab = parseHistoryTab(parameters.get(ACCOUNT_TAB_PARAMETER));
  const { title, Content } = contents[tab];
  return (
    <AccountLayout
      title={title}
      user={user}
      memberSince={memberSince}
      rail={<Rail isAdmin={user.isAdmin} tab={tab} />}
      current={tab}
    >
      <Content user={user} />
    </AccountLayout>
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
