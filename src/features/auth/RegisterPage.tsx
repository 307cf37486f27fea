import { Navigate, useNavigate } from 'react-router-dom';
import { registrationTexts } from '#src/model/account/registrationTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { useSession } from '#src/stores/session.ts';
import { AuthLink, AuthLinks } from './AuthLinks.tsx';
import { AuthPage } from './AuthPage.tsx';
import type { ConfirmationState } from './confirmation/confirmationState.ts';
import { RegisterForm } from './register/RegisterForm.tsx';

/** Makes an account, and leads on to the page that asks for a look into the inbox. */
export function RegisterPage() {
  const navigate = useNavigate();
  const user = useSession((state) => state.user);
  if (user) return <Navigate to={routes.home} replace />;
  return (
    <AuthPage title={registrationTexts.title} intro={<p>{registrationTexts.intro}</p>}>
      <RegisterForm
        onRegistered={(email, { isMailSent }) => {
          const state: ConfirmationState = { email, isMailSent };
          void navigate(routes.emailConfirmation, { replace: true, state });
        }}
      />
      <AuthLinks>
        <p>
          {registrationTexts.haveAccount}
          <AuthLink to={routes.login}>{registrationTexts.signIn}</AuthLink>
        </p>
      </AuthLinks>
    </AuthPage>
  );
}
