import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { reloadAccount } from '#src/data/auth/account.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { allows, useConsent } from '#src/stores/consent.ts';
import { keepPushDevice } from './keepPushDevice.ts';
import { onReturnToPage, startPresence, type Presence } from './startPresence.ts';

/** The minimum time between two checks of the session. */
export const SESSION_CHECK_GAP_MS = 30 * SECOND_MS;

/** Reports the page that a user is on. Only the path is sent: the query and hash may be private. */
function PresenceReporter({ user }: { user: SessionUser }) {
  const { pathname, hash } = useLocation();
  const presence = useRef<Presence>(undefined);
  const shown = useRef({ pathname, hash });

  useEffect(() => {
    const started = startPresence(user, shown.current.pathname);
    presence.current = started;
    return started.stop;
  }, [user]);

  useEffect(() => {
    const isSame = shown.current.pathname === pathname && shown.current.hash === hash;
    shown.current = { pathname, hash };
    if (!isSame) presence.current?.pageChanged(pathname);
  }, [pathname, hash]);

  return null;
}

/** Reloads the account: the SDK ends a session that is no longer valid, and `boot` shows it. */
function checkSession(): void {
  reloadAccount().catch((thrown: unknown) => {
    console.warn('The session could not be checked', toAppError(thrown).code);
  });
}

/** Checks on every return to the page that the session has not been revoked. */
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

/** Runs beside every page while a user is signed in: checks the session and reports presence. */
export function SessionMonitor({ user }: { user: SessionUser }) {
  useSessionCheck(user.uid);
  useEffect(() => (user.isAdmin ? keepPushDevice(user) : undefined), [user]);
  const isShown = useConsent((state) => allows('statistics', state));
  return isShown && <PresenceReporter user={user} />;
}
