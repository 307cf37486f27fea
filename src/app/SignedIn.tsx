import { lazy, Suspense } from 'react';
import { useSession } from '#src/stores/session.ts';

const SessionKeeper = lazy(() =>
  import('./session/SessionKeeper.tsx').then((m) => ({ default: m.SessionKeeper })),
);

/** Beside every page of somebody who is signed in; guests never fetch it. */
export function SignedIn() {
  const user = useSession((state) => state.user);
  return (
    user && (
      <Suspense>
        <SessionKeeper key={user.uid} user={user} />
      </Suspense>
    )
  );
}
