import { ArrowLeft, LogOut } from 'lucide-react';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LeaveGuard } from '#src/admin/kit/LeaveGuard.tsx';
import { SiteLogo } from '#src/features/layout/SiteLogo.tsx';
import { useSignOut } from '#src/features/layout/useSignOut.ts';
import { ADMIN_TAB_PARAMETER, adminPath, routes } from '#src/shared/routes.ts';
import { adminTexts } from '#src/shared/texts/admin.ts';
import { leaveBy } from '#src/stores/openWork.ts';
import { useSession } from '#src/stores/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonClass } from '#src/ui/buttonClass.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import styles from './AdminLayout.module.css';
import { adminTabPages } from './adminTabPages.ts';

function TopBar() {
  const user = useSession((state) => state.user);
  const signOut = useSignOut();
  return (
    <header className={styles['top']}>
      <Link to={routes.home} className={styles['home']}>
        <SiteLogo />
      </Link>
      <p className={styles['greeting']}>{adminTexts.greeting(user?.name ?? '')}</p>
      <Link to={routes.home} className={buttonClass('quiet')}>
        <Icon of={ArrowLeft} size={18} />
        <span className={styles['label']}>{adminTexts.toWebsite}</span>
      </Link>
      <Button look="quiet" onClick={() => leaveBy('page', signOut)}>
        <Icon of={LogOut} size={18} />
        <span className={styles['label']}>{adminTexts.signOut}</span>
      </Button>
    </header>
  );
}

/** The photographer's workshop: a rail of tabs, and the editor that the address names. */
export function AdminLayout() {
  const [parameters] = useSearchParams();
  const named = parameters.get(ADMIN_TAB_PARAMETER);
  const current = adminTabPages.find(({ tab }) => tab === named) ?? adminTabPages[0];
  return (
    <div className={styles['layout']}>
      <PageHead title={adminTexts.title} noIndex />
      <LeaveGuard />
      <TopBar />
      <nav className={styles['rail']} aria-label={adminTexts.tabsLabel}>
        {adminTabPages.map(({ tab, icon }) => (
          <Link
            key={tab}
            to={adminPath(tab)}
            className={styles['tab']}
            aria-current={tab === current?.tab ? 'page' : undefined}
          >
            <Icon of={icon} />
            {adminTexts.tabs[tab]}
          </Link>
        ))}
      </nav>
      <main className={styles['content']} tabIndex={-1}>
        <Suspense>{current && <current.Page />}</Suspense>
      </main>
    </div>
  );
}
