import { Navigate, useSearchParams } from 'react-router-dom';
import { safeRedirect } from '#src/shared/domain/redirectTarget.ts';
import { routes } from '#src/shared/routes.ts';
import { loginTexts } from '#src/shared/texts/login.ts';
import { useSession } from '#src/stores/session.ts';
import { AuthLink, AuthLinks } from './AuthLinks.tsx';
import { AuthPage } from './AuthPage.tsx';
import { LoginForm } from './login/LoginForm.tsx';

/** Signs in, and goes on to where the visitor was headed. */
export function LoginPage() {
  const [parameters] = useSearchParams();
  const user = useSession((state) => state.user);
  if (user) return <Navigate to={safeRedirect(parameters.get('redirect'))} replace />;
  return (
    <AuthPage title={loginTexts.title} intro={<p>{loginTexts.intro}</p>}>
      <LoginForm isVerificationPending={parameters.get('verification') === 'pending'} />
      <AuthLinks>
        <p>
          {loginTexts.noAccount}
          <AuthLink to={routes.register}>{loginTexts.createAccount}</AuthLink>
        </p>
      </AuthLinks>
    </AuthPage>
  );
}
