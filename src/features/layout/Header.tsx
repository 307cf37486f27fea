import { Link } from 'react-router-dom';
import { useScrolled } from '#src/hooks/useScrolled.ts';
import { SCROLL_THRESHOLD_PX } from '#src/shared/limits.ts';
import { routes } from '#src/shared/routes.ts';
import { layoutTexts } from '#src/shared/texts/layout.ts';
import { classNames } from '#src/ui/classNames.ts';
import { Account } from './Account.tsx';
import { BurgerButton } from './BurgerButton.tsx';
import { CartButton } from './CartButton.tsx';
import styles from './Header.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';
import { SiteLogo } from './SiteLogo.tsx';

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
          <NavigationLinks />
        </nav>
        <div className={styles['tools']}>
          <CartButton />
          <Account />
          <div className={styles['burger']}>
            <BurgerButton />
          </div>
        </div>
      </div>
    </header>
  );
}
