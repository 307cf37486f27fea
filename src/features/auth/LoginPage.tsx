import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '#src/model/account/login.ts';
import { loginTexts } from '#src/model/account/texts.ts';
import { parseLoginQuery, routes } from '#src/model/base/routes.ts';
import { useSession } from '#src/stores/session.ts';
import { AuthLink, AuthLinks, AuthPage } from './AuthPage.tsx';
import { LoginForm } from './LoginForm.tsx';

/** The form is seen to have done its work before the page changes. */
export const SIGN_IN_REDIRECT_DELAY_MS = 300;

/** Whether the page has nothing left to do: a short moment after signing in here. */
function useIsRedirectDue(): boolean {
  const isSignedIn = useSession((state) => state.user !== null);
  const [isDone, setDone] = useState(isSignedIn);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(() => setDone(true), SIGN_IN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
  return isSignedIn && isDone;
}

/** Signs in, and goes on to where the visitor was headed. */
export function LoginPage() {
  const [parameters] = useSearchParams();
  const { redirect, isVerificationPending } = parseLoginQuery(parameters);
  const isDone = useIsRedirectDue();
  if (isDone) return <Navigate to={safeRedirect(redirect)} replace />;
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
