import { ArrowLeft, LogOut, Moon } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { Suspense, useEffect, useState } from 'react';
import { archivedBy } from '#src/config/archivedBy.ts';
import { useArchiving } from '#src/admin/archives/archives.ts';
import {
  BottomBar,
  HelpLink,
  TabGroups,
  TabSkeleton,
  SystemStatusButton,
} from '#src/admin/dashboard/Navigation.tsx';
import {
  Counters,
  useNewMessageCount,
  usePendingCount,
  WhoIsOnline,
} from '#src/admin/dashboard/Counters.tsx';
import { QuickActions, QuickSearchButton } from '#src/admin/dashboard/QuickActions.tsx';
import entryStyles from '#src/admin/dashboard/RailEntry.module.css';
import { LeaveGuard, leaveTargetOf } from '#src/admin/editing/LeaveGuard.tsx';
import { useStorageCleanup } from '#src/admin/systemStatus/useStorageCleanup.ts';
import { UploadDock } from '#src/admin/uploads/UploadDock.tsx';
import { SiteLogo } from '#src/features/layout/HeaderParts.tsx';
import { switchTheme } from '#src/features/layout/ThemeToggle.tsx';
import { useSignOut } from '#src/features/layout/useSignOut.ts';
import { useOnline } from '#src/hooks/useOnline.ts';
import { useMediaQuery } from '#src/hooks/viewport.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { ADMIN_TAB_PARAMETER } from '#src/model/base/addresses.ts';
import { adminTexts } from '#src/model/system/dashboardTexts.ts';
import { useAwake, watchAwake } from '#src/stores/awake.ts';
import { useSession } from '#src/stores/session.ts';
import { leaveOrConfirm } from '#src/stores/unfinishedWork.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import styles from './AdminLayout.module.css';
import { ErrorBoundary, ErrorScreen } from './ErrorBoundary.tsx';
import { CONTENT_ID, SkipLink } from './RootLayout.tsx';
import { adminTabPages } from './adminTabPages.ts';
import type { OpensPlace } from './worker/push.ts';

const signOutErrors = { fallback: layoutTexts.signOutFailed };

const exitLooks = {
  bar: { entry: buttonClass('quiet'), iconSize: 18 },
  list: { entry: entryStyles['entry'], iconSize: 20 },
};

/** The link to the website and the sign-out button, in the top bar or in the menu of a phone. */
function ExitLinks({ look }: { look: keyof typeof exitLooks }) {
  const signOut = useSignOut(signOutErrors);
  const { entry, iconSize } = exitLooks[look];
  return (
    <>
      <Link to={routes.home} className={entry} title={adminTexts.toWebsite}>
        <Icon of={ArrowLeft} size={iconSize} />
        <span className={styles['exitName']}>{adminTexts.toWebsite}</span>
      </Link>
      <button
        type="button"
        className={entry}
        title={adminTexts.signOut}
        onClick={() => leaveOrConfirm('page', signOut)}
      >
        <Icon of={LogOut} size={iconSize} />
        <span className={styles['exitName']}>{adminTexts.signOut}</span>
      </button>
    </>
  );
}

const SystemStatus = lazyPage(
  () => import('#src/admin/systemStatus/SystemStatus.tsx').then((m) => m.SystemStatus),
  { close: ({ onClose }) => onClose },
);

const NARROW = '(width < 48rem)';

const tabs = adminTabPages.map(({ tab, icon, group }) => ({ tab, icon, group }));

interface TopBarProps {
  isNarrow: boolean;
  onStatus: () => void;
  isSearching: boolean;
  onSearch: (isSearching: boolean) => void;
}

function TopBar({ isNarrow, onStatus, isSearching, onSearch }: TopBarProps) {
  const user = useSession((state) => state.user);
  const signOut = useSignOut(signOutErrors);
  return (
    <header className={styles['top']}>
      <Link to={routes.home} className={styles['home']}>
        <SiteLogo isPlain />
      </Link>
      <p className={styles['greeting']}>{adminTexts.greeting(user?.name ?? '')}</p>
      {!isNarrow && <WhoIsOnline />}
      <QuickSearchButton
        isOpen={isSearching}
        onOpenChange={onSearch}
        commands={{
          theme: switchTheme,
          status: onStatus,
          signOut: () => leaveOrConfirm('page', signOut),
        }}
      />
      {!isNarrow && <ExitLinks look="bar" />}
    </header>
  );
}

/** Says that nothing but the count of payments is followed while nobody uses this page. */
function RestNotice() {
  const isOnline = useOnline();
  const isAwake = useAwake((state) => state.isAwake);
  return (
    <div className={styles['restPlace']} role="status">
      {!isAwake && isOnline && (
        <p className={styles['rest']}>
          <Icon of={Moon} size={18} />
          {adminTexts.resting}
        </p>
      )}
    </div>
  );
}

/** Goes to the place of a push that was pressed, which the service worker names. */
function usePushedPlace(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listening = new AbortController();
    const go = ({ data }: MessageEvent<Partial<OpensPlace> | null>) => {
      if (data?.opens === undefined) return;
      const { opens } = data;
      const { pathname } = new URL(opens, window.location.origin);
      leaveOrConfirm(leaveTargetOf(pathname), () => void navigate(opens));
    };
    const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
    serviceWorker?.addEventListener('message', go, listening);
    return () => listening.abort();
  }, [navigate]);
}

/** The dashboard: a rail of tabs, and the editor of the tab in the address. */
export function AdminLayout() {
  const [parameters] = useSearchParams();
  const named = parameters.get(ADMIN_TAB_PARAMETER);
  const current = adminTabPages.find(({ tab }) => tab === named) ?? adminTabPages[0];
  const isFirstTab = current === adminTabPages[0];
  const ownTitle = current && !isFirstTab ? [adminTexts.tabs[current.tab]] : [];
  const isNarrow = useMediaQuery(NARROW);
  const pending = usePendingCount();
  const waiting = { kontantbetaling: pending.count, henvendelser: useNewMessageCount() };
  // The state lives here because turning a phone replaces the button by another instance.
  const [isStatusOpen, setIsStatusOpen] = useState(false);
  const [isSearching, setIsSearching] = useState(false);
  const tools = (
    <>
      <SystemStatusButton onOpen={() => setIsStatusOpen(true)} />
      {current && <HelpLink tab={current.tab} />}
    </>
  );
  const uid = useSession(({ user }) => user?.uid);
  useEffect(() => (uid === undefined ? undefined : watchAwake(uid)), [uid]);
  useArchiving(archivedBy === 'browser');
  useStorageCleanup();
  usePushedPlace();
  return (
    <div className={styles['layout']}>
      <SkipLink />
      <PageHead title={[...ownTitle, adminTexts.title].join(' – ')} noIndex />
      <LeaveGuard />
      <RestNotice />
      <UploadDock />
      <TopBar
        isNarrow={isNarrow}
        onStatus={() => setIsStatusOpen(true)}
        isSearching={isSearching}
        onSearch={setIsSearching}
      />
      {!isNarrow && (
        <nav className={styles['rail']} aria-label={adminTexts.tabsLabel}>
          <TabGroups tabs={tabs} current={current?.tab} waiting={waiting} />
          {tools}
        </nav>
      )}
      <div className={styles['content']}>
        {isFirstTab && <QuickActions waiting={waiting} onSearch={() => setIsSearching(true)} />}
        <Counters pending={pending} isFull={isFirstTab && !isNarrow} />
        <main id={CONTENT_ID} className={styles['main']} tabIndex={-1}>
          <ErrorBoundary fallback={<ErrorScreen />} place={current?.tab ?? ''}>
            <Suspense fallback={<TabSkeleton />}>{current && <current.Page />}</Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {isNarrow && (
        <BottomBar
          tabs={tabs}
          current={current?.tab}
          waiting={waiting}
          exitLinks={
            <>
              {tools}
              <ExitLinks look="list" />
            </>
          }
        />
      )}
      <Suspense>{isStatusOpen && <SystemStatus onClose={() => setIsStatusOpen(false)} />}</Suspense>
    </div>
  );
}
