import { lazy, Suspense } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useScrolled } from '#src/hooks/useScrolled.ts';
import { SCROLL_THRESHOLD_PX } from '#src/shared/limits.ts';
import { routes } from '#src/shared/routes.ts';
import { layoutTexts } from '#src/shared/texts/layout.ts';
import { useSession } from '#src/stores/session.ts';
import { classNames } from '#src/ui/classNames.ts';
import styles from './Header.module.css';
import { navigation } from './navigation.ts';
import { SiteLogo } from './SiteLogo.tsx';

// A menu that most visitors never see is not part of what they load first.
const UserMenu = lazy(() => import('./UserMenu.tsx').then((m) => ({ default: m.UserMenu })));

function Account() {
  const { status, user } = useSession();
  if (status === 'unknown') return null;
  if (!user) return <Link to={routes.login}>{layoutTexts.signIn}</Link>;
  return (
    <Suspense>
      <UserMenu user={user} />
    </Suspense>
  );
}

interface HeaderProps {
  /** Lies transparent on a picture until the page is scrolled. */
  isOverPicture: boolean;
}

export function Header({ isOverPicture }: HeaderProps) {
  const isScrolled = useScrolled(SCROLL_THRESHOLD_PX);
  const isClear = isOverPicture && !isScrolled;
  return (
    <header
      className={classNames(
        styles['header'],
        isOverPicture && styles['floating'],
        isClear && styles['clear'],
        isScrolled && styles['scrolled'],
      )}
    >
      <div className={styles['inner']}>
        <Link to={routes.home} className={styles['home']}>
          <SiteLogo />
        </Link>
        <nav className={styles['navigation']} aria-label={layoutTexts.mainNavigation}>
          {navigation.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles['account']}>
          <Account />
        </div>
      </div>
    </header>
  );
}
