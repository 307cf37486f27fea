import { useSearchParams } from 'react-router-dom';
import type { SessionUser } from '#src/model/account/schema.ts';
import { ACCOUNT_TAB_PARAMETER, parseHistoryTab } from '#src/model/base/routes.ts';
import { orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import { useSession } from '#src/stores/session.ts';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { AccountSidebar } from './AccountSidebar.tsx';
import { CookiesTab } from './CookiesTab.tsx';
import styles from './OrderHistoryPage.module.css';
import { OrdersTab } from './OrdersTab.tsx';

function History({ user }: { user: SessionUser }) {
  const [parameters] = useSearchParams();
  const tab = parseHistoryTab(parameters.get(ACCOUNT_TAB_PARAMETER));
  return (
    <div className={styles['page']}>
      <AccountSidebar user={user} tab={tab} />
      <div className={styles['content']}>
        {tab === 'cookies' ? <CookiesTab /> : <OrdersTab user={user} />}
      </div>
    </div>
  );
}

/** What somebody has bought and ordered; for signed-in people. */
export function OrderHistoryPage() {
  const user = useSession((state) => state.user);
  return (
    <>
      <PageHead title={texts.title} noIndex />
      {user && <History key={user.uid} user={user} />}
    </>
  );
}
