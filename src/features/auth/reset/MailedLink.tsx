import { useEffect, useMemo, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '#src/ui/controls/Link.tsx';
import * as z from 'zod/mini';
import { followMailedLink, type LinkOutcome } from '#src/data/auth/mailedLink.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  mailedLinkErrors,
  mailedLinkTexts as texts,
  mailedLinkTexts,
  passwordResetTexts,
} from '#src/model/account/authTexts.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { AppError, AppErrorCode } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { AuthPage } from '../AuthPage.tsx';
import styles from './mailedLinks.module.css';

/** The outcome of a mailed link. */
type UsedLink = LinkOutcome | { kind: 'passwordSaved'; email: string };

const usedLinkSchema = z.object({
  kind: z.enum(['verified', 'changed', 'recovered', 'passwordNeeded', 'passwordSaved']),
  email: z.string(),
}) satisfies z.ZodMiniType<UsedLink>;

const stateSchema = z.object({ usedLink: usedLinkSchema });

/** Returns the link that was just used, from the navigation state. */
export function useUsedLink(): UsedLink | undefined {
  const { data } = stateSchema.safeParse(useLocation().state);
  return data?.usedLink;
}

/**
 * Returns a function that shows what the link has done. The code leaves the address and the
 * browser's history: it is a secret, and pointless from now on.
 */
export function useLeaveLink(): (usedLink: UsedLink) => void {
  const navigate = useNavigate();
  return useCallback(
    (usedLink) => void navigate(routes.resetPassword, { replace: true, state: { usedLink } }),
    [navigate],
  );
}

interface OutcomeTexts {
  title: string;
  text: (email: string) => string;
}

const outcomeTexts: Record<UsedLink['kind'], OutcomeTexts> = {
  verified: { title: mailedLinkTexts.verifiedTitle, text: mailedLinkTexts.verifiedText },
  changed: { title: mailedLinkTexts.changedTitle, text: mailedLinkTexts.changedText },
  recovered: { title: mailedLinkTexts.recoveredTitle, text: mailedLinkTexts.recoveredText },
  passwordNeeded: { title: mailedLinkTexts.passwordTitle, text: mailedLinkTexts.passwordText },
  passwordSaved: { title: passwordResetTexts.savedTitle, text: () => passwordResetTexts.savedText },
};

interface NextStep {
  to: string;
  label: string;
}

const toLogin: NextStep = { to: routes.login, label: mailedLinkTexts.toLogin };

/** The first is the obvious one. */
const nextSteps: Record<UsedLink['kind'], readonly NextStep[]> = {
  verified: [toLogin],
  changed: [toLogin],
  recovered: [{ to: routes.resetPassword, label: mailedLinkTexts.toReset }, toLogin],
  passwordNeeded: [],
  passwordSaved: [{ to: routes.login, label: passwordResetTexts.toLogin }],
};

/** The page after a mailed link was used. */
export function UsedLinkPage({ usedLink: { kind, email } }: { usedLink: UsedLink }) {
  const { title, text } = outcomeTexts[kind];
  return (
    <AuthPage title={title} intro={<p role="status">{text(email)}</p>} isAnswer>
      {nextSteps[kind].map(({ to, label }, index) => (
        <Link
          key={to}
          to={to}
          className={buttonClass(index === 0 ? 'primary' : 'secondary', styles['action'])}
        >
          {label}
        </Link>
      ))}
    </AuthPage>
  );
}

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
