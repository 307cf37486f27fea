import { type ReactNode, Suspense, useEffect, useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { prepareSignIn } from '#src/data/auth/session.ts';
import { verifyBotCheck } from '#src/data/functions/botCheck.ts';
import { useBotCheck, type BotCheckState } from '#src/hooks/useBotCheck.ts';
import { useBotCheckAccess } from '#src/hooks/useBotCheckAccess.ts';
import { useIsLocked, showLockReason } from '#src/hooks/useIsLocked.ts';
import { useMediaQuery } from '#src/hooks/viewport.ts';
import { whenIdle } from '#src/lib/timing.ts';
import { loginTexts } from '#src/model/account/texts.ts';
import { parseLoginState, type LoginState } from '#src/model/base/addresses.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { useCart } from '#src/stores/cart.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import { PageHead } from '#src/ui/layout/PageHead.tsx';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';
import styles from './AuthPage.module.css';

/** The breakpoint of `AuthPage.module.css` for the picture beside the column. */
const WIDE = '(width >= 64rem)';

const AuthPicture = lazyPage(
  () => import('./AuthPicture.tsx').then((m) => m.AuthPicture),
  'nothing',
);

const Wanted = lazyPage(() => import('./Wanted.tsx').then((m) => m.Wanted), 'nothing');

interface AuthLinkProps {
  to: string;
  /** Hands on where the guest came from. */
  state?: LoginState;
  children: ReactNode;
}

/** A link to another page about the account. */
export function AuthLink(props: AuthLinkProps) {
  const isLocked = useIsLocked();
  return <LockableLink {...props} isLocked={isLocked} className={styles['link']} />;
}

/** The links below the form of a page. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return <div className={styles['links']}>{children}</div>;
}

interface AuthPageProps {
  title: string;
  intro?: ReactNode;
  /** It answers a press, whose button is gone: its title takes the focus. */
  isAnswer?: boolean;
  children?: ReactNode;
}

/** The layout of the pages about the account: a column beside a picture, on wide screens. */
export function AuthPage({ title, intro, isAnswer = false, children }: AuthPageProps) {
  // The SDK loads while the visitor types, not before the page is shown.
  useEffect(() => whenIdle(prepareSignIn), []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  const hasRoom = useMediaQuery(WIDE);
  const words = parseLoginState(useLocation().state).wanted;
  const isBuying = useCart(({ wanted }) => wanted.length > 0) || words !== undefined;
  return (
    <section className={styles['page']}>
      <PageHead title={title} noIndex />
      <div className={styles['column']}>
        <div className={styles['words']}>
          <h1 ref={heading} tabIndex={-1} className={styles['title']}>
            {title}
          </h1>
          {intro !== undefined && <div className={styles['intro']}>{intro}</div>}
        </div>
        {/* Without a Suspense of its own: the form waits for it, so that nothing moves. */}
        {isBuying && <Wanted />}
        {children}
      </div>
      {hasRoom && (
        <Suspense>
          <AuthPicture />
        </Suspense>
      )}
    </section>
  );
}

interface SubmitButtonProps {
  label: string;
  pendingLabel: string;
  pending: boolean;
}

/** The button keeps the type "submit", so that Enter in a field is blocked too. */
function preventSubmit(event: MouseEvent): void {
  event.preventDefault();
  showLockReason();
}

/** Submits the form. Without the consent to cookies it is disabled, but focusable, and shows the reason. */
export function SubmitButton({ label, pendingLabel, pending }: SubmitButtonProps) {
  const isLocked = useIsLocked();
  if (!isLocked) {
    return (
      <Button look="primary" type="submit" busy={pending}>
        {pending ? pendingLabel : label}
      </Button>
    );
  }
  return (
    <div className={styles['locked']}>
      <Button
        look="primary"
        type="submit"
        aria-disabled
        title={layoutTexts.navigationNeedsCookies}
        onClick={preventSubmit}
      >
        {label}
      </Button>
      <p className={styles['reason']}>{loginTexts.consentNeeded}</p>
    </div>
  );
}

interface AccountBotCheck extends Pick<BotCheckState, 'challenge' | 'run'> {
  isNeeded: boolean;
}

/**
 * The bot check of a form about the account. Without a configured provider the form works without it:
 * Firebase Auth limits requests itself, and nobody must be locked out of their account.
 */
export function useAccountBotCheck(): AccountBotCheck {
  const { challenge, run } = useBotCheck(verifyBotCheck, { isOptional: true });
  const isNeeded = useBotCheckAccess() !== 'not-configured';
  return { isNeeded, challenge, run: isNeeded ? run : (action) => action('') };
}
