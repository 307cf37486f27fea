import {
  Cookie,
  Images,
  KeyRound,
  LayoutDashboard,
  Mail,
  Phone,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { useMemberSince, type ReadDate } from '#src/hooks/useMemberSince.ts';
import { profileTexts as texts } from '#src/model/account/profileTexts.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import type { ProfileTab } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { Icon } from '../controls/Icon.tsx';
import navStyles from '../layout/SideNav.module.css';
import styles from './AccountLayout.module.css';

/** The icons of the profile's tabs, and of the links to them. */
export const profileIcons: Record<ProfileTab, LucideIcon> = {
  information: UserRound,
  password: KeyRound,
  phone: Phone,
  email: Mail,
  cookies: Cookie,
};

/** The signed-in user with role and date of registration. */
function Identity({ user, memberSince }: { user: SessionUser; memberSince: ReadDate }) {
  const since = useMemberSince(user, memberSince);
  return (
    <div className={styles['user']}>
      {user.name !== '' && <p className={styles['name']}>{user.name}</p>}
      <p className={styles['email']}>{user.email}</p>
      <p className={styles['role']}>
        <span className={styles['badge']}>{user.isAdmin ? texts.administrator : texts.user}</span>
        {since !== undefined && (
          <span className={styles['since']}>
            {texts.memberSince} {since}
          </span>
        )}
      </p>
    </div>
  );
}

interface RailEntryProps {
  to: string;
  icon: LucideIcon;
  label: string;
  isCurrent?: boolean;
}

export function RailEntry({ to, icon, label, isCurrent = false }: RailEntryProps) {
  return (
    <li>
      <Link to={to} className={navStyles['entry']} {...(isCurrent && { 'aria-current': 'page' })}>
        <Icon of={icon} size={18} />
        {label}
      </Link>
    </li>
  );
}

/** Scrolls the current entry into view where the rail is one line. */
function useScrollToCurrent(current: string) {
  const rail = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = rail.current?.querySelector<HTMLElement>(
      '[aria-selected="true"], [aria-current="page"]',
    );
    if (!rail.current || !entry) return;
    const start = entry.getBoundingClientRect().left - rail.current.getBoundingClientRect().left;
    rail.current.scrollLeft += start - (rail.current.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  return rail;
}

/** The links to the pages of the account that stand in every rail; `more` follows them. */
export function AccountLinks(props: {
  label: string;
  isAdmin: boolean;
  orders: string;
  isAtOrders?: boolean;
  more?: ReactNode;
}) {
  const { label, isAdmin, orders, isAtOrders = false, more } = props;
  return (
    <nav aria-label={label}>
      <ul className={navStyles['list']}>
        <RailEntry to={orders} icon={Images} label={texts.toOrderHistory} isCurrent={isAtOrders} />
        {isAdmin && <RailEntry to={routes.admin} icon={LayoutDashboard} label={texts.toAdmin} />}
        {more}
      </ul>
    </nav>
  );
}

interface AccountLayoutProps {
  title: string;
  user: SessionUser;
  memberSince: ReadDate;
  rail: ReactNode;
  /** The current entry of the rail. */
  current: string;
  children: ReactNode;
}

/** A page of the account: its heading, the signed-in user above the rail, and the panel beside them. */
export function AccountLayout(props: AccountLayoutProps) {
  const { title, user, memberSince, rail, current, children } = props;
  const frame = useScrollToCurrent(current);
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{title}</h1>
      <aside className={styles['side']}>
        <Identity user={user} memberSince={memberSince} />
        <div ref={frame} className={navStyles['rail']}>
          {rail}
        </div>
      </aside>
      <div className={styles['panel']}>{children}</div>
    </div>
  );
}
