import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { useSession } from '#src/stores/session.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import styles from './Account.module.css';
import { HeaderButton, HeaderButtonPlaceholder } from './HeaderButton.tsx';

// A menu that most visitors never see is not part of what they load first.
const UserMenu = lazy(() => import('./UserMenu.tsx').then((m) => ({ default: m.UserMenu })));

/** The ways in for guests; on a narrow screen they are in the menu instead. */
function GuestLinks({ isLocked }: { isLocked: boolean }) {
  return (
    <div className={styles['guest']}>
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

/** Who is signed in, or how to. Nothing is said until it is known. */
export function AccountTools() {
  const isLocked = useIsLocked();
  const { status, user } = useSession();
  if (status === 'unknown') return null;
  if (!user) return <GuestLinks isLocked={isLocked} />;
  if (isLocked) {
    return <HeaderButton icon={CircleUserRound} label={layoutTexts.userMenu} isLocked />;
  }
  return (
    <Suspense fallback={<HeaderButtonPlaceholder icon={CircleUserRound} />}>
      <UserMenu user={user} />
    </Suspense>
  );
}
