import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { checkResetCode } from '#src/data/auth/mailedLink.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { passwordResetErrors, passwordResetTexts } from '#src/model/account/passwordResetTexts.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { AppError } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Skeleton } from '#src/ui/states/EmptyState.tsx';
import { AuthLink, AuthLinks, AuthPage } from '../AuthPage.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useLeaveLink, isInvalidLink } from './MailedLink.tsx';
import styles from './mailedLinks.module.css';

function Validating() {
  return (
    <AuthPage
      title={passwordResetTexts.newTitle}
      intro={<p role="status">{passwordResetTexts.validating}</p>}
    >
      <Skeleton height="21rem" />
    </AuthPage>
  );
}

function Invalid({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  return (
    <AuthPage
      title={passwordResetTexts.invalidTitle}
      intro={<p role="alert">{errorMessage(error, passwordResetErrors.confirm)}</p>}
    >
      {isInvalidLink(error) ? (
        <Link to={routes.resetPassword} className={buttonClass('primary', styles['action'])}>
          {passwordResetTexts.requestNew}
        </Link>
      ) : (
        <Button look="primary" className={styles['action']} onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      )}
      <AuthLinks>
        <AuthLink to={routes.login}>{passwordResetTexts.toLogin}</AuthLink>
      </AuthLinks>
    </AuthPage>
  );
}

/** Checks a reset link, then asks for the new password. */
export function ResetLink({ code }: { code: string }) {
  const check = useResource(useMemo(() => ({ read: () => checkResetCode(code) }), [code]));
  const leaveLink = useLeaveLink();
  const [linkError, setLinkError] = useState<AppError>();
  const error = linkError ?? check.error;
  if (error) return <Invalid error={error} onRetry={check.retry} />;
  if (check.status !== 'ready') return <Validating />;
  return (
    <AuthPage
      title={passwordResetTexts.newTitle}
      intro={<p>{passwordResetTexts.newFor(check.value)}</p>}
    >
      <NewPasswordForm
        code={code}
        email={check.value}
        onSaved={() => leaveLink({ kind: 'passwordSaved', email: check.value })}
        onLinkInvalid={setLinkError}
      />
    </AuthPage>
  );
}
