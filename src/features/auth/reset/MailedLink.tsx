import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { followMailedLink, type LinkOutcome } from '#src/data/auth/mailedLink.ts';
import { useResource } from '#src/hooks/useResource.ts';
import {
  mailedLinkErrors,
  mailedLinkTexts as texts,
} from '#src/model/account/passwordResetTexts.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { AppError } from '#src/model/base/errors.ts';
import { routes } from '#src/model/base/routes.ts';
import { commonTexts } from '#src/model/base/texts.ts';
import { Button, buttonClass } from '#src/ui/controls/Button.tsx';
import { Skeleton } from '#src/ui/states/Skeleton.tsx';
import { AuthPage } from '../AuthPage.tsx';
import { isInvalidLink } from './invalidLink.ts';
import styles from './mailedLinks.module.css';

interface OutcomeTexts {
  title: string;
  text: (email: string) => string;
}

const outcomeTexts: Record<LinkOutcome['kind'], OutcomeTexts> = {
  verified: { title: texts.verifiedTitle, text: texts.verifiedText },
  changed: { title: texts.changedTitle, text: texts.changedText },
  recovered: { title: texts.recoveredTitle, text: texts.recoveredText },
  passwordNeeded: { title: texts.passwordTitle, text: texts.passwordText },
};

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

function LoginLink({ look }: { look: 'primary' | 'secondary' }) {
  return (
    <Link to={routes.login} className={buttonClass(look, styles['action'])}>
      {texts.toLogin}
    </Link>
  );
}

function Done({ outcome: { kind, email } }: { outcome: LinkOutcome }) {
  const { title, text } = outcomeTexts[kind];
  return (
    <AuthPage title={title} intro={<p role="status">{text(email)}</p>}>
      {kind === 'recovered' && (
        <Link to={routes.resetPassword} className={buttonClass('primary', styles['action'])}>
          {texts.toReset}
        </Link>
      )}
      {kind === 'passwordNeeded' ? null : (
        <LoginLink look={kind === 'recovered' ? 'secondary' : 'primary'} />
      )}
    </AuthPage>
  );
}

function Failed({ error, onRetry }: { error: AppError; onRetry: () => void }) {
  return (
    <AuthPage
      title={texts.failedTitle}
      intro={<p role="alert">{errorMessage(error, mailedLinkErrors)}</p>}
    >
      {isInvalidLink(error) ? (
        <LoginLink look="primary" />
      ) : (
        <Button look="primary" className={styles['action']} onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      )}
    </AuthPage>
  );
}

/** Follows a mailed link that verifies, changes or restores an address, and shows the outcome. */
export function MailedLink({ code }: { code: string }) {
  const { status, value, error, retry } = useResource(
    useMemo(() => ({ read: () => followOnce(code) }), [code]),
  );
  if (status === 'ready') return <Done outcome={value} />;
  if (status === 'failed') return <Failed error={error} onRetry={retry} />;
  return (
    <AuthPage title={texts.title} intro={<p role="status">{texts.following}</p>}>
      <Skeleton height="2.75rem" width="8rem" />
    </AuthPage>
  );
}
