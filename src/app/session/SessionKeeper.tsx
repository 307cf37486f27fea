import { useEffect } from 'react';
import { reloadAccount } from '#src/data/auth/account.ts';
import { onAttention } from '#src/hooks/onAttention.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { SESSION_CHECK_GAP_MS } from '#src/shared/limits.ts';
import { useConsent } from '#src/stores/consent.ts';
import { PresenceReporter } from './PresenceKeeper.tsx';

/** The SDK itself ends a session that is not good any more; whoever follows the session says so. */
function checkSession(): void {
  reloadAccount().catch((thrown: unknown) => {
    console.warn('The session could not be checked', toAppError(thrown).code);
  });
}

/** Finds out that a session has been ended from outside when somebody comes back to the page. */
function useSessionCheck(uid: string): void {
  useEffect(() => {
    const state = { checkedAt: Date.now() };
    return onAttention(() => {
      if (Date.now() - state.checkedAt < SESSION_CHECK_GAP_MS) return;
      state.checkedAt = Date.now();
      checkSession();
    });
  }, [uid]);
}

/** What goes on beside every page while somebody is signed in. */
export function SessionKeeper({ user }: { user: SessionUser }) {
  useSessionCheck(user.uid);
  const hasConsent = useConsent(({ value }) => value === 'accepted');
  return hasConsent && <PresenceReporter user={user} />;
}
