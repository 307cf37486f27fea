import { useSearchParams } from 'react-router-dom';
import { texts } from '#src/model/account/passwordResetTexts.ts';
import { NEW_PASSWORD_MODE, parseMailedLink, routes } from '#src/model/base/routes.ts';
import { Leave } from '#src/ui/Leave.tsx';
import { MailedLink } from './reset/MailedLink.tsx';
import { NewPassword } from './reset/NewPassword.tsx';
import { RequestReset } from './reset/RequestReset.tsx';

/** The other mails of Firebase Auth lead here too: it knows one address for all of them. */
const MAILED_LINKS: readonly string[] = ['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail'];

const INCOMPLETE = { kind: 'error', text: texts.linkIncomplete } as const;

function Incomplete() {
  return <Leave to={routes.resetPassword} toast={INCOMPLETE} />;
}

/** Where reset links are asked for, and where the links of all mails about the account lead. */
export function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const { mode, code } = parseMailedLink(parameters);
  if (mode === null && code === null) return <RequestReset />;
  if (!mode || !code) return <Incomplete />;
  if (mode === NEW_PASSWORD_MODE) return <NewPassword key={code} code={code} />;
  return MAILED_LINKS.includes(mode) ? <MailedLink key={code} code={code} /> : <Incomplete />;
}
