import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { followMailedLink, type LinkOutcome } from '#src/data/auth/mailedLink.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  mailedLinkErrors,
  mailedLinkTexts as texts,
} from '#src/model/account/passwordResetTexts.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { AppError, AppErrorCode } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Skeleton } from '#src/ui/states/EmptyState.tsx';
import { AuthPage } from '../AuthPage.tsx';
import { useLeaveLink } from './UsedLink.tsx';
import styles from './mailedLinks.module.css';

const INVALID_LINK_CODES: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);

/** Returns true when the link itself is the problem, so that a retry is pointless. */
export function isInvalidLink({ code }: AppError): boolean {
  return INVALID_LINK_CODES.has(code);
}

const followed = new Map<string, Promise<LinkOutcome>>();

/** A link is valid once, so it is followed once, however often React renders the page. */
function followOnce(code: string): Promise<LinkOutcome> {
  const earlier = followed.get(code);
  if (earlier) return earlier;
  const following = followMailedLink(code).catch((thrown: unknown) => {
    followed.delete(code);
    throw thrown;
  });
  followed.set(code, following);
  return following;
}

function Failed({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  return (
    <AuthPage
      title={texts.failedTitle}
      intro={<p role="alert">{errorMessage(error, mailedLinkErrors)}</p>}
    >
      {isInvalidLink(error) ? (
        <Link to={routes.login} className={buttonClass('primary', styles['action'])}>
          {texts.toLogin}
        </Link>
      ) : (
        <Button look="primary" className={styles['action']} onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      )}
    </AuthPage>
  );
}

/** Follows a mailed link that verifies, changes or restores an address, and leads to its outcome. */
export function MailedLink({ code }: { code: string }) {
  const { status, value, error, retry } = useResource(
    useMemo(() => ({ read: () => followOnce(code) }), [code]),
  );
  const leaveLink = useLeaveLink();
  useEffect(() => {
    if (value) leaveLink(value);
  }, [value, leaveLink]);
  if (status === 'failed') return <Failed error={error} onRetry={retry} />;
  return (
    <AuthPage title={texts.title} intro={<p role="status">{texts.following}</p>}>
      <Skeleton height="2.75rem" width="8rem" />
    </AuthPage>
  );
}
