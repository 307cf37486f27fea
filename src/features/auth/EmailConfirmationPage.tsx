import * as z from 'zod/mini';
import { useState, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import { resendVerification, finishVerification } from '#src/data/auth/mailedLink.ts';
import { emailConfirmationTexts } from '#src/model/account/authTexts.ts';
import { safeRedirect } from '#src/model/account/login.ts';
import { loginPath } from '#src/model/base/addresses.ts';
import { toAppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { SECOND_MS, MINUTE_MS } from '#src/model/base/units.ts';
import { useSession } from '#src/stores/session.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
import { VisuallyHidden } from '#src/ui/controls/Icon.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { AuthLink, AuthLinks, AuthPage } from './AuthPage.tsx';
import styles from './EmailConfirmationPage.module.css';
import { RedirectWithToast } from './RedirectWithToast.tsx';
import { ResendButton } from './ResendButton.tsx';

const VERIFICATION_POLL_MS = 5 * SECOND_MS;
const VERIFICATION_POLL_MAX_MS = 10 * MINUTE_MS;

/** `gone`: the account was removed or disabled. An unknown state, as without a network, is `waiting`. */
export type Verification = 'checking' | 'waiting' | 'verified' | 'gone';

const GONE_CODES: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'auth/user-not-found',
  'auth/user-disabled',
  'auth/session-expired',
]);

async function checkVerification(): Promise<Verification> {
  try {
    return (await finishVerification()) ? 'verified' : 'waiting';
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (GONE_CODES.has(code)) return 'gone';
    console.warn('The account could not be checked', code);
    return 'waiting';
  }
}

/** Notices when the new account is verified in another tab or on another device: for a while, and at every return. */
function useVerification(): Verification {
  const [verification, setVerification] = useState<Verification>('checking');

  useEffect(() => {
    const started = Date.now();
    let isWanted = true;
    let isChecking = false;
    const check = async () => {
      if (isChecking || document.visibilityState === 'hidden') return;
      isChecking = true;
      const result = await checkVerification();
      isChecking = false;
      if (isWanted) setVerification(result);
    };
    const tick = () => void check();
    tick();
    const timer = setInterval(() => {
      if (Date.now() - started > VERIFICATION_POLL_MAX_MS) clearInterval(timer);
      else tick();
    }, VERIFICATION_POLL_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return verification;
}

const stateSchema = z.object({
  email: z.string().check(z.minLength(1)),
  isMailSent: z.catch(z.boolean(), true),
  /** The address was registered before, and waits for its verification still. */
  isResumed: z.catch(z.boolean(), false),
  /** The page that sent the guest to registration. */
  redirect: z.catch(z.nullable(z.string()), null),
  wanted: z.catch(z.optional(z.string()), undefined),
});

/** The navigation state that the registration passes to this page. */
export type ConfirmationState = z.infer<typeof stateSchema>;

/** Reads the state; undefined when the page was not opened by the registration. */
function readConfirmationState(state: unknown): ConfirmationState | undefined {
  const result = z.safeParse(stateSchema, state);
  return result.success ? result.data : undefined;
}

const texts = emailConfirmationTexts;

function Checking() {
  return (
    <AuthPage title={texts.title} intro={<Skeleton height="8.5rem" />}>
      <p role="status">
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
      </p>
    </AuthPage>
  );
}

function AccountGone() {
  return (
    <AuthPage title={texts.errorTitle} intro={<p role="alert">{texts.errorText}</p>}>
      <Link to={routes.register} className={buttonClass('primary', styles['action'])}>
        {texts.retry}
      </Link>
    </AuthPage>
  );
}

/** The outcome of the registration. */
function Outcome({ state: { email, isMailSent, isResumed } }: { state: ConfirmationState }) {
  if (!isMailSent) {
    return (
      <>
        {isResumed && <p>{texts.existed}</p>}
        <p role="alert">
          <strong>{isResumed ? texts.notSentAgain : texts.notSent}</strong>
        </p>
      </>
    );
  }
  return (
    <>
      <p>{isResumed ? texts.existed : texts.created}</p>
      <p>
        <strong>{isResumed ? texts.sentAgainTo(email) : texts.sentTo(email)}</strong>
      </p>
    </>
  );
}

function Waiting({ state }: { state: ConfirmationState }) {
  const { isMailSent, redirect, wanted } = state;
  return (
    <AuthPage
      title={texts.title}
      intro={
        <>
          <Outcome state={state} />
          <p>{texts.instructions}</p>
        </>
      }
    >
      <div className={styles['actions']}>
        <Link
          to={loginPath({ verificationPending: true })}
          state={{ redirect, wanted }}
          className={buttonClass('primary', styles['action'])}
        >
          {texts.toLogin}
        </Link>
        <ResendButton
          resend={resendVerification}
          startsWaiting={isMailSent}
          noAccountText={texts.resendAtLogin}
        />
      </div>
      <AuthLinks>
        <AuthLink to={routes.register} state={{ redirect, wanted }}>
          {texts.wrongEmail}
        </AuthLink>
        <AuthLink to={routes.contact}>{texts.contact}</AuthLink>
        <AuthLink to={routes.resetPassword}>{texts.forgotPassword}</AuthLink>
      </AuthLinks>
    </AuthPage>
  );
}

const VERIFIED = { kind: 'success', text: texts.verified } as const;

function Confirmation({ state }: { state: ConfirmationState }) {
  const verification = useVerification();
  const user = useSession((current) => current.user);
  if (user) return <RedirectWithToast to={safeRedirect(state.redirect)} toast={VERIFIED} />;
  switch (verification) {
    case 'checking':
    case 'verified':
      return <Checking />;
    case 'gone':
      return <AccountGone />;
    case 'waiting':
      return <Waiting state={state} />;
  }
}

/** Asks a new customer to open the verification mail, and leads on when the address is verified. */
export function EmailConfirmationPage() {
  const location = useLocation();
  // A reload keeps the navigation state; a link to this page has none.
  const [state] = useState(() => readConfirmationState(location.state));
  if (!state) return <Navigate to={routes.register} replace />;
  return <Confirmation state={state} />;
}
