import { Link } from 'react-router-dom';
import { useScrolled } from '#src/hooks/useScrolled.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { SCROLL_THRESHOLD_PX } from '#src/shared/limits.ts';
import { HeaderFrame } from '#src/ui/layout/HeaderFrame.tsx';
import { AccountTools } from './Account.tsx';
import { BurgerButton } from './BurgerButton.tsx';
import { CartButton } from './CartButton.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { SiteLogo } from './SiteLogo.tsx';

interface HeaderProps {
  /** Lies transparent on a picture until the page is scrolled. */
  isOverPicture: boolean;
}

export function Header({ isOverPicture }: HeaderProps) {
  const isScrolled = useScrolled(SCROLL_THRESHOLD_PX);
  return (
    <HeaderFrame
      isFloating={isOverPicture}
      isClear={isOverPicture && !isScrolled}
      isScrolled={isScrolled}
      home={
        <Link to={routes.home}>
          <SiteLogo />
        </Link>
      }
      navigation={
        <nav aria-label={layoutTexts.mainNavigation}>
          <NavigationLinks />
        </nav>
      }
      tools={
        <>
          <CartButton />
          <AccountTools />
        </>
      }
      burger={<BurgerButton />}
    />
  );
}
