import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '#src/model/account/login.ts';
import { loginTexts } from '#src/model/account/texts.ts';
import { parseLoginQuery } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { useSession } from '#src/stores/session.ts';
import { AuthLink, AuthLinks, AuthPage } from './AuthPage.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The delay lets the visitor see the success before the page changes. */
export const SIGN_IN_REDIRECT_DELAY_MS = 300;

/** Returns true for visitors who are signed in already, and a moment after signing in here. */
function useIsRedirectDue(): boolean {
  const isSignedIn = useSession((state) => state.user !== null);
  const [isDue, setIsDue] = useState(isSignedIn);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => setIsDue(true), SIGN_IN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  return isSignedIn && isDue;
}

/** The login page. Afterwards it leads to the page that the visitor came from. */
export function LoginPage() {
  const [parameters] = useSearchParams();
  const { redirect, isVerificationPending } = parseLoginQuery(parameters);
  const isRedirectDue = useIsRedirectDue();
  if (isRedirectDue) return <Navigate to={safeRedirect(redirect)} replace />;
  return (
    <AuthPage title={loginTexts.title} intro={<p>{loginTexts.intro}</p>}>
      <LoginForm isVerificationPending={isVerificationPending} />
      <AuthLinks>
        <p>
          {loginTexts.noAccount}
          <AuthLink to={routes.register}>{loginTexts.createAccount}</AuthLink>
        </p>
      </AuthLinks>
    </AuthPage>
  );
}
