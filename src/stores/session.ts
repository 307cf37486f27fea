import { create } from 'zustand';
import type { SessionUser } from '#src/model/account/schema.ts';
import { demandFulfilled } from './toasts.ts';

export type SessionState =
  | { status: 'unknown'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'failed'; user: null }
  | { status: 'signedIn'; user: SessionUser };

// `create` merges partial states by default; every change replaces the whole state, so that cases
// of the union never mix.
export const useSession = create<SessionState>()((): SessionState => ({
  status: 'unknown',
  user: null,
}));

/**
 * True while a user signs out and moves to another page, which may still have to be loaded. Until
 * then guards must not redirect from the page being left.
 */
export const useIsSigningOut = create<boolean>()(() => false);

export function beginSignOut(): void {
  useIsSigningOut.setState(true, true);
}

/** Called when the other page is open, or when signing out failed. */
export function endSignOut(): void {
  useIsSigningOut.setState(false, true);
}

/** The session is published with every new token; subscribers need only real changes. */
function isSame(a: SessionUser, b: SessionUser): boolean {
  return (
    a.uid === b.uid &&
    a.email === b.email &&
    a.name === b.name &&
    a.isAdmin === b.isAdmin &&
    a.emailVerified === b.emailVerified
  );
}

export function sessionChanged(user: SessionUser | null): void {
  const known = useSession.getState().user;
  if (user && known && isSame(user, known)) return;
  useSession.setState(
    user ? { status: 'signedIn', user } : { status: 'signedOut', user: null },
    true,
  );
  if (user) demandFulfilled('signIn');
}

/**
 * The session is unknown after a failure: the page continues as for a guest, unless a session is
 * known already.
 */
export function sessionFailed(): void {
  if (useSession.getState().status !== 'unknown') return;
  useSession.setState({ status: 'failed', user: null }, true);
}
