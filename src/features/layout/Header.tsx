import { ShoppingBag, Menu, CircleUserRound } from 'lucide-react';
import { Suspense, useLayoutEffect } from 'react';
import { Link } from '#src/ui/controls/Link.tsx';
import { useHistoryEntry } from '#src/hooks/useHistoryEntry.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { takeOver } from '#src/lib/hero.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { useSession } from '#src/stores/session.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { classNames } from '#src/ui/controls/classNames.ts';
import { HeaderFrame } from '#src/ui/layout/HeaderFrame.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import styles from './Header.module.css';
import {
  HeaderButton,
  HeaderButtonPlaceholder,
  NavigationLinks,
  SiteLogo,
} from './HeaderParts.tsx';
import { SCROLL_THRESHOLD_PX, useScrolled } from './ScrollToTopButton.tsx';

// The stored cart is read and validated after the first paint.
const ShoppingTools = lazyPage(() => import('./ShoppingTools.tsx').then((m) => m.ShoppingTools), {
  button: (retry) => <HeaderButton icon={ShoppingBag} label={layoutTexts.cart} onClick={retry} />,
});

/** The cart button, locked until cookies are accepted. */
function CartButton() {
  const isLocked = useIsLocked();
  if (isLocked) return <HeaderButton icon={ShoppingBag} label={layoutTexts.cart} isLocked />;
  return (
    <Suspense fallback={<HeaderButtonPlaceholder icon={ShoppingBag} />}>
      <ShoppingTools />
    </Suspense>
  );
}

const MenuOverlay = lazyPage(() => import('./MenuOverlay.tsx').then((m) => m.MenuOverlay), {
  close: ({ onClose }) => onClose,
});

/** Opens the menu of narrow screens; its code is fetched when the pointer enters the button. */
function BurgerButton() {
  const isLocked = useIsLocked();
  const { isOpen, open, close } = useHistoryEntry('isMenuOpen');
  return (
    <>
      <HeaderButton
        icon={Menu}
        label={layoutTexts.openMenu}
        isLocked={isLocked}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={isLocked ? undefined : () => void MenuOverlay.fetch()}
        onClick={open}
      />
      {isOpen && !isLocked && (
        <Suspense>
          <MenuOverlay onClose={close} />
        </Suspense>
      )}
    </>
  );
}

// Loaded separately, since most visitors never sign in.
const UserMenu = lazyPage(() => import('./UserMenu.tsx').then((m) => m.UserMenu), {
  button: (retry) => (
    <HeaderButton icon={CircleUserRound} label={layoutTexts.userMenu} onClick={retry} />
  ),
});

/** The links to login and registration; on narrow screens the menu has them instead. */
function GuestLinks({ isLocked, isKnown }: { isLocked: boolean; isKnown: boolean }) {
  return (
    <div
      className={classNames(styles['guest'], !isKnown && styles['unknown'])}
      inert={!isKnown}
      aria-hidden={!isKnown}
    >
      <LockableLink to={routes.login} isLocked={isLocked} className={styles['signIn']}>
        {layoutTexts.signIn}
      </LockableLink>
      <LockableLink
        to={routes.register}
        isLocked={isLocked}
        className={buttonClass('secondary', styles['register'])}
      >
        {layoutTexts.register}
      </LockableLink>
    </div>
  );
}

/** The user menu, or the links for guests. Their room stays empty while the session is unknown. */
function AccountTools() {
  const isLocked = useIsLocked();
  const { status, user } = useSession();
  if (!user) return <GuestLinks isLocked={isLocked} isKnown={status !== 'unknown'} />;
  if (isLocked) {
    return <HeaderButton icon={CircleUserRound} label={layoutTexts.userMenu} isLocked />;
  }
  return (
    <Suspense fallback={<HeaderButtonPlaceholder icon={CircleUserRound} />}>
      <UserMenu user={user} />
    </Suspense>
  );
}

interface HeaderProps {
  /** Transparent over a picture until the page is scrolled. */
  isOverPicture: boolean;
}

export function Header({ isOverPicture }: HeaderProps) {
  const isScrolled = useScrolled(SCROLL_THRESHOLD_PX);
  useLayoutEffect(() => {
    takeOver('header');
    // The front page takes the hero over, unless the visitor leaves before it has come.
    return () => takeOver('.hero');
  }, [isOverPicture]);
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
