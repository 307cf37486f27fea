import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SessionUser } from '#src/model/account/schema.ts';
import { keepPresence, type Presence } from './keepPresence.ts';

/** Tells which page somebody is on. Only the path is told: the rest of an address may be private. */
export function PresenceReporter({ user }: { user: SessionUser }) {
  const { pathname, hash } = useLocation();
  const presence = useRef<Presence>(undefined);
  const place = useRef({ pathname, hash });

  useEffect(() => {
    const kept = keepPresence(user, place.current.pathname);
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
