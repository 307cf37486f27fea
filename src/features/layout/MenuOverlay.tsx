import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Link } from '#src/ui/controls/Link.tsx';
import { useCountedOverlay, useReturnFocus } from '#src/hooks/useOverlay.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { favouriteTexts } from '#src/model/favourites/texts.ts';
import { useFavouriteCount } from '#src/stores/favourites.ts';
import { useSession } from '#src/stores/session.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { ignorePressOnToast } from '#src/ui/overlay/Dialog.tsx';
import { HeaderButton, NavigationLinks, SiteLogo } from './HeaderParts.tsx';
import styles from './MenuOverlay.module.css';

function MenuGuestLinks() {
  return (
    <div className={styles['account']}>
      <Link to={routes.login} replace className={buttonClass('secondary')}>
        {layoutTexts.signIn}
      </Link>
      <Link to={routes.register} replace className={buttonClass('primary')}>
        {layoutTexts.register}
      </Link>
    </div>
  );
}

/** Returns the focus to the button, unless a new page has it already. */
function useReturnFromMenu(): (event: Event) => void {
  const returnFocus = useReturnFocus();
  return (event) => {
    const isInPage = document.querySelector('main')?.contains(document.activeElement);
    if (isInPage) event.preventDefault();
    else returnFocus(event);
  };
}

/** The full-screen menu of narrow screens. Its links replace its history entry. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  useCountedOverlay();
  const moveFocus = useReturnFromMenu();
  const favouriteCount = useFavouriteCount();
  const isSignedIn = useSession((state) => state.user !== null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles['overlay']}
          data-menu=""
          aria-describedby={undefined}
          onCloseAutoFocus={moveFocus}
          onInteractOutside={ignorePressOnToast}
        >
          <Dialog.Title className={styles['title']}>{layoutTexts.mainNavigation}</Dialog.Title>
          <div className={styles['top']}>
            <Link to={routes.home} replace className={styles['home']}>
              <SiteLogo />
            </Link>
            <Dialog.Close asChild>
              <HeaderButton icon={X} label={layoutTexts.closeMenu} />
            </Dialog.Close>
          </div>
          <nav className={styles['links']} aria-label={layoutTexts.mainNavigation}>
            <Link to={routes.home} replace>
              {layoutTexts.home}
            </Link>
            <NavigationLinks replace />
            {favouriteCount > 0 && (
              <Link to={routes.favourites} replace>
                {favouriteTexts.title} <span className={styles['count']}>{favouriteCount}</span>
              </Link>
            )}
            <Link to={routes.search} replace>
              {layoutTexts.search}
            </Link>
          </nav>
          {!isSignedIn && <MenuGuestLinks />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
