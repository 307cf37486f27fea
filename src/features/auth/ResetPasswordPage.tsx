import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { routes } from '#src/shared/routes.ts';
import { passwordResetTexts } from '#src/shared/texts/passwordReset.ts';
import { showToast } from '#src/stores/toasts.ts';
import { MailedLink } from './reset/MailedLink.tsx';
import { NewPassword } from './reset/NewPassword.tsx';
import { RequestReset } from './reset/RequestReset.tsx';

/** The other mails of Firebase Auth lead here too: it knows one address for all of them. */
const MAILED_LINKS: readonly string[] = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'];

function Incomplete() {
  const isTold = useRef(false);
  useEffect(() => {
    // In development React runs effects twice, to find those that mind.
    if (isTold.current) return;
    isTold.current = true;
    showToast({ kind: 'error', text: passwordResetTexts.linkIncomplete });
  }, []);
  return <Navigate to={routes.resetPassword} replace />;
}

/** Where reset links are asked for, and where the links of all mails about the account lead. */
export function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const mode = parameters.get('mode');
  const code = parameters.get('oobCode');
  if (mode === null && code === null) return <RequestReset />;
  if (!mode || !code) return <Incomplete />;
  if (mode === 'resetPassword') return <NewPassword key={code} code={code} />;
  return MAILED_LINKS.includes(mode) ? <MailedLink key={code} code={code} /> : <Incomplete />;
}
