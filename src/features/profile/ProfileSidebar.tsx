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
import { routes, profileTabs, type ProfileTab } from '#src/model/base/routes.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import nav from '#src/ui/layout/SideNav.module.css';
import styles from './Identity.module.css';
import linkStyles from './MoreLinks.module.css';

const keyOf = (uid: string) => `memberSince:${uid}`;

function storedDate(uid: string): Date | undefined {
  const date = new Date(localStore.readText(keyOf(uid)) ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Since when somebody has an account, in words; undefined when nobody knows. This browser remembers it. */
export async function memberSince({
  uid,
  isAdmin,
}: Pick<SessionUser, 'uid' | 'isAdmin'>): Promise<string | undefined> {
  if (isAdmin) return site.administratorMemberSince;
  const known = storedDate(uid);
  const date = known ?? (await accountCreatedAt());
  if (!date) return undefined;
  if (!known) localStore.writeText(keyOf(uid), date.toISOString());
  return formatLongDate(date);
}

/** Who is signed in, as what, and since when they have their account. */
export function Identity({ user }: { user: SessionUser }) {
  const { uid, isAdmin } = user;
  // Keyed by what the answer depends on: the session is told anew with every token.
  const account = useMemo(() => ({ read: () => memberSince({ uid, isAdmin }) }), [uid, isAdmin]);
  const { value: since } = useResource(account);
  return (
    <div className={styles['who']}>
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

const icons: Record<ProfileTab, LucideIcon> = {
  information: UserRound,
  password: KeyRound,
  phone: Phone,
  email: Mail,
  cookies: Cookie,
};

/** Keeps the open tab in sight where the tabs lie in one line. */
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

/** The names of the tabs: beside the page where there is room, else in one line that scrolls. */
export function TabList({ current }: { current: ProfileTab }) {
  const list = useScrollToCurrent(current);
  return (
    <Tabs.List ref={list} className={nav['list']} aria-label={profileTexts.tabsLabel}>
      {profileTabs.map((name) => (
        <Tabs.Trigger key={name} value={name} className={nav['entry']}>
          <Icon of={icons[name]} size={18} />
          {profileTexts.tabs[name]}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  );
}
