import { useEffect, useMemo, useRef } from 'react';
import {
  Images,
  LayoutDashboard,
  type LucideIcon,
  Cookie,
  KeyRound,
  Mail,
  Phone,
  UserRound,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Tabs } from 'radix-ui';
import { site } from '#src/config/site.ts';
import { accountCreatedAt } from '#src/data/auth/account.ts';
import { useResource } from '#src/hooks/useResource.ts';
import * as localStore from '#src/lib/browserStorage.ts';
import { profileTexts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { formatLongDate } from '#src/model/base/dates.ts';
import { routes } from '#src/model/base/routes.ts';
import { profileTabs, type ProfileTab } from '#src/model/base/addresses.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import navStyles from '#src/ui/layout/SideNav.module.css';
import styles from './ProfileSidebar.module.css';

const keyOf = (uid: string) => `memberSince:${uid}`;

function storedDate(uid: string): Date | undefined {
  const date = new Date(localStore.readText(keyOf(uid)) ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The date of registration as text; undefined when it is unknown. It is cached in this browser. */
export async function memberSince({
  uid,
  isAdmin,
}: Pick<SessionUser, 'uid' | 'isAdmin'>): Promise<string | undefined> {
  if (isAdmin) return site.administratorMemberSince;
  const stored = storedDate(uid);
  const date = stored ?? (await accountCreatedAt());
  if (!date) return undefined;
  if (!stored) localStore.writeText(keyOf(uid), date.toISOString());
  return formatLongDate(date);
}

/** The signed-in user with role and date of registration. */
function Identity({ user }: { user: SessionUser }) {
  const { uid, isAdmin } = user;
  // Depends on these two values only: `user` is a new object after every token refresh.
  const account = useMemo(() => ({ read: () => memberSince({ uid, isAdmin }) }), [uid, isAdmin]);
  const { value: since } = useResource(account);
  return (
    <div className={styles['user']}>
      {user.name !== '' && <p className={styles['name']}>{user.name}</p>}
      <p className={styles['email']}>{user.email}</p>
      <p className={styles['role']}>
        <span className={styles['badge']}>
          {isAdmin ? profileTexts.administrator : profileTexts.user}
        </span>
        {since !== undefined && (
          <span className={styles['since']}>
            {profileTexts.memberSince} {since}
          </span>
        )}
      </p>
    </div>
  );
}

function Entry({ to, icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <Link to={to} className={styles['link']}>
      <Icon of={icon} size={18} />
      {label}
    </Link>
  );
}

/** The links to other pages of the account. */
function MoreLinks({ isAdmin }: { isAdmin: boolean }) {
  return (
    <nav className={styles['links']} aria-label={profileTexts.moreLabel}>
      <Entry to={routes.userDashboard} icon={Images} label={profileTexts.toOrderHistory} />
      {isAdmin && <Entry to={routes.admin} icon={LayoutDashboard} label={profileTexts.toAdmin} />}
    </nav>
  );
}

const icons: Record<ProfileTab, LucideIcon> = {
  information: UserRound,
  password: KeyRound,
  phone: Phone,
  email: Mail,
  cookies: Cookie,
};

/** Scrolls the current tab into view where the tabs are in one line. */
function useScrollToCurrent(current: ProfileTab) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !tab) return;
    const margin = (list.current.clientWidth - tab.offsetWidth) / 2;
    list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - margin;
  }, [current]);
  return list;
}

/** The tabs: in a column on wide screens, else in one line that scrolls. */
function TabList({ current }: { current: ProfileTab }) {
  const list = useScrollToCurrent(current);
  return (
    <Tabs.List ref={list} className={navStyles['list']} aria-label={profileTexts.tabsLabel}>
      {profileTabs.map((name) => (
        <Tabs.Trigger key={name} value={name} className={navStyles['entry']}>
          <Icon of={icons[name]} size={18} />
          {profileTexts.tabs[name]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}

/** The signed-in user, the links of the account and the tabs of the profile. */
export function ProfileSidebar({ user, tab }: { user: SessionUser; tab: ProfileTab }) {
  return (
    <>
      <Identity user={user} />
      <MoreLinks isAdmin={user.isAdmin} />
      <TabList current={tab} />
    </>
  );
}
