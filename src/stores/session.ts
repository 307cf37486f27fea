import { create } from 'zustand';
import type { SessionUser } from '#src/model/account/schema.ts';

export type SessionState =
  | { status: 'unknown'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'failed'; user: null }
  | { status: 'signedIn'; user: SessionUser };

// `create` would merge one case of the union into another: every change replaces the whole state.
export const useSession = create<SessionState>()((): SessionState => ({
  status: 'unknown',
  user: null,
}));

/**
 * Whether somebody ends the session themselves and is on the way to another page, which may still have
 * to be fetched: until they are there, the page they leave sends them nowhere else.
 */
export const useIsLeaving = create<boolean>()(() => false);

export function beginLeaving(): void {
  useIsLeaving.setState(true, true);
}

/** They are there, or they stay. */
export function endLeaving(): void {
  useIsLeaving.setState(false, true);
}

/** The session is told with every new token; whoever looks at it hears of changes alone. */
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
}

/** No answer came: the page goes on as for a guest, unless an answer was there already. */
export function sessionFailed(): void {
  if (useSession.getState().status !== 'unknown') return;
  useSession.setState({ status: 'failed', user: null }, true);
}
