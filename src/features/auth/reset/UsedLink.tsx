import * as z from 'zod/mini';
import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { LinkOutcome } from '#src/data/auth/mailedLink.ts';
import { mailedLinkTexts, passwordResetTexts } from '#src/model/account/passwordResetTexts.ts';
import { routes } from '#src/model/base/routes.ts';
import { buttonClass } from '#src/ui/controls/Button.tsx';
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
    <AuthPage title={title} intro={<p role="status">{text(email)}</p>}>
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
