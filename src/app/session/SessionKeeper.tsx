import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { reloadAccount } from '#src/data/auth/account.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/time.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';
import { onReturnToPage } from './onReturnToPage.ts';
import { startPresence, type Presence } from './startPresence.ts';

/** How often at most a page that is looked at again asks whether its session is still good. */
export const SESSION_CHECK_GAP_MS = 30 * SECOND_MS;

/** Tells which page somebody is on. Only the path is told: the rest of an address may be private. */
export function PresenceReporter({ user }: { user: SessionUser }) {
  const { pathname, hash } = useLocation();
  const presence = useRef<Presence>(undefined);
  const place = useRef({ pathname, hash });

  useEffect(() => {
    const kept = startPresence(user, place.current.pathname);
    presence.current = kept;
    return kept.stop;
  }, [user]);

  useEffect(() => {
    const isSame = place.current.pathname === pathname && place.current.hash === hash;
    place.current = { pathname, hash };
    if (!isSame) presence.current?.moved(pathname);
  }, [pathname, hash]);

  return null;
}

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
    return onReturnToPage(() => {
      if (Date.now() - state.checkedAt < SESSION_CHECK_GAP_MS) return;
      state.checkedAt = Date.now();
      checkSession();
    });
  }, [uid]);
}

/** What goes on beside every page while somebody is signed in. */
export function SessionKeeper({ user }: { user: SessionUser }) {
  useSessionCheck(user.uid);
  return useConsent(hasConsent) && <PresenceReporter user={user} />;
}
