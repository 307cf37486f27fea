import { Tabs } from 'radix-ui';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { getOwnProfile } from '#src/data/auth/ownProfile.ts';
import { onCodeChallenge } from '#src/data/auth/secondFactor.ts';
import { memberSince } from '#src/data/orders/memberSince.ts';
import { useAsksPerPurpose } from '#src/hooks/useAsksPerPurpose.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useAsked } from '#src/hooks/useAsked.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { useMediaQuery } from '#src/hooks/viewport.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { profileTexts, profileErrors } from '#src/model/account/profileTexts.ts';
import type { UserProfile, SessionUser } from '#src/model/account/schema.ts';
import {
  loginPath,
  ACCOUNT_TAB_PARAMETER,
  parseProfileTab,
  profileTabs,
  type ProfileTab,
} from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { useIsSigningOut, useSession } from '#src/stores/session.ts';
import { AccountLayout, AccountLinks, profileIcons } from '#src/ui/account/AccountLayout.tsx';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { ConsentSettings } from '#src/ui/controls/ConsentSettings.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import navStyles from '#src/ui/layout/SideNav.module.css';
import { AsyncView, SessionFailed } from '#src/ui/states/AsyncView.tsx';
import { EmailPanel } from './email/EmailPanel.tsx';
import { InformationPanel } from './InformationPanel.tsx';
import { Panel } from './Panel.tsx';
import { PasswordPanel } from './password/PasswordPanel.tsx';
import { PhonePanel } from './phone/PhonePanel.tsx';
import styles from './ProfilePage.module.css';
import { ProfileSkeleton, PanelSkeleton } from './ProfileSkeleton.tsx';

/** Only few accounts have an app. */
const SecondFactorDialog = lazyPage(
  () => import('./secondFactor/SecondFactorDialog.tsx').then((m) => m.SecondFactorDialog),
  { close: ({ onClose }) => onClose },
);

interface ProfileState {
  state: Retryable<UserProfile>;
  /** Applies saved changes without reading the profile again. */
  saved: (changes: Partial<UserProfile>) => void;
}

/** Reads the profile of the signed-in user. */
const ownProfile = { read: getOwnProfile };

function useProfile(): ProfileState {
  const loaded = useResource(ownProfile);
  const [changes, setChanges] = useState<Partial<UserProfile>>({});
  const saved = useCallback((next: Partial<UserProfile>) => {
    setChanges((earlier) => ({ ...earlier, ...next }));
  }, []);
  const state =
    loaded.status === 'ready' ? { ...loaded, value: { ...loaded.value, ...changes } } : loaded;
  return { state, saved };
}

function CookiesPanel() {
  const isPerPurpose = useAsksPerPurpose();
  return (
    <Panel
      title={profileTexts.tabs.cookies}
      intro={isPerPurpose ? profileTexts.cookieChoiceIntro : profileTexts.cookiesIntro}
    >
      <ConsentSettings />
      <p>
        <Link to={routes.cookiePolicy}>{profileTexts.toCookiePolicy}</Link>
      </p>
    </Panel>
  );
}

/** The breakpoint of `SideNav.module.css` for tabs beside their panels. */
const WIDE = '(width >= 60rem)';

function useTab(): [ProfileTab, (tab: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const tab = parseProfileTab(parameters.get(ACCOUNT_TAB_PARAMETER));
  const open = (next: string) => {
    setParameters(next === profileTabs[0] ? {} : { [ACCOUNT_TAB_PARAMETER]: next }, {
      replace: true,
      preventScrollReset: true,
    });
  };
  return [tab, open];
}

/** The tabs that have been opened: their panels stay mounted, so that their input is kept. */
function useOpenedTabs(tab: ProfileTab): ReadonlySet<ProfileTab> {
  const [opened, setOpened] = useState<ReadonlySet<ProfileTab>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]));
  return opened;
}

/** The links to the other pages of the account above the tabs of this one. */
function Rail({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      <AccountLinks
        label={profileTexts.moreLabel}
        isAdmin={isAdmin}
        orders={routes.userDashboard}
      />
      <Tabs.List className={navStyles['list']} aria-label={profileTexts.tabsLabel}>
        {profileTabs.map((name) => (
          <Tabs.Trigger key={name} value={name} className={navStyles['entry']}>
            <Icon of={profileIcons[name]} size={18} />
            {profileTexts.tabs[name]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </>
  );
}

/** The five tabs of the account. */
function Profile({ user }: { user: SessionUser }) {
  const [tab, open] = useTab();
  const opened = useOpenedTabs(tab);
  const isWide = useMediaQuery(WIDE);
  const { state, saved } = useProfile();
  const asked = useAsked(onCodeChallenge);

  const panels: Record<ProfileTab, () => ReactNode> = {
    information: () => (
      <AsyncView state={state} skeleton={<PanelSkeleton />} errors={profileErrors.load}>
        {(profile) => <InformationPanel user={user} profile={profile} onSaved={saved} />}
      </AsyncView>
    ),
    password: () => <PasswordPanel user={user} />,
    phone: () => (
      <AsyncView state={state} skeleton={<PanelSkeleton />} errors={profileErrors.load}>
        {(profile) => <PhonePanel user={user} profile={profile} onSaved={saved} />}
      </AsyncView>
    ),
    email: () => <EmailPanel user={user} />,
    cookies: () => <CookiesPanel />,
  };

  return (
    <Tabs.Root value={tab} onValueChange={open} orientation={isWide ? 'vertical' : 'horizontal'}>
      <AccountLayout
        title={profileTexts.title}
        user={user}
        memberSince={memberSince}
        rail={<Rail isAdmin={user.isAdmin} />}
        current={tab}
      >
        {profileTabs.map((name) => (
          <Tabs.Content
            key={name}
            value={name}
            className={styles['panel']}
            forceMount
            hidden={name !== tab}
          >
            {opened.has(name) && panels[name]()}
          </Tabs.Content>
        ))}
      </AccountLayout>
      {asked && (
        <Suspense>
          <SecondFactorDialog challenge={asked.question} onClose={asked.close} />
        </Suspense>
      )}
    </Tabs.Root>
  );
}

/** Shown to visitors who are not signed in. */
function AccessDenied() {
  const isLocked = useIsLocked();
  const { pathname, search } = useLocation();
  return (
    <section className={styles['denied']}>
      <h1 className={styles['title']}>{profileTexts.deniedTitle}</h1>
      <p className={styles['text']}>{profileTexts.deniedText}</p>
      <LockableLink
        to={loginPath({ redirect: `${pathname}${search}` })}
        isLocked={isLocked}
        className={buttonClass('primary')}
      >
        {profileTexts.toLogin}
      </LockableLink>
    </section>
  );
}

/** The page on which users see and change the data of their account. */
export function ProfilePage() {
  const { status, user } = useSession();
  const isSigningOut = useIsSigningOut();
  const isWaiting = !user && (status === 'unknown' || isSigningOut);
  return (
    <>
      <PageHead title={profileTexts.title} noIndex />
      {isWaiting && <ProfileSkeleton />}
      {user && <Profile key={user.uid} user={user} />}
      {!isWaiting && status === 'failed' && <SessionFailed />}
      {!isWaiting && status === 'signedOut' && <AccessDenied />}
    </>
  );
}
