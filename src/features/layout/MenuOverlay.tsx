import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Link } from 'react-router-dom';
import { useOverlayWithLinks } from '#src/hooks/useOverlay.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { useSession } from '#src/stores/session.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { ignorePressOnToast } from '#src/ui/overlay/dialogEvents.ts';
import { HeaderButton } from './HeaderButton.tsx';
import styles from './MenuOverlay.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';
import { SiteLogo } from './SiteLogo.tsx';

function MenuGuestLinks() {
  return (
    <div className={styles['account']}>
      <Link to={routes.login} className={buttonClass('secondary')}>
        {layoutTexts.signIn}
      </Link>
      <Link to={routes.register} className={buttonClass('primary')}>
        {layoutTexts.register}
      </Link>
    </div>
  );
}

/** The full-screen menu of narrow screens. */
export function MenuOverlay({ onClose }: { onClose: () => void }) {
  const moveFocus = useOverlayWithLinks(onClose);
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
            <Link to={routes.home} className={styles['home']}>
              <SiteLogo />
            </Link>
            <Dialog.Close asChild>
              <HeaderButton icon={X} label={layoutTexts.closeMenu} />
            </Dialog.Close>
          </div>
          <nav className={styles['links']} aria-label={layoutTexts.mainNavigation}>
            <Link to={routes.home}>{layoutTexts.home}</Link>
            <NavigationLinks />
          </nav>
          {!isSignedIn && <MenuGuestLinks />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
