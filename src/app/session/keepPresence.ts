import { beforeSignOut } from '#src/data/auth/session.ts';
import * as presence from '#src/data/presence.ts';
import { onAttention } from '#src/hooks/onAttention.ts';
import { PRESENCE_HEARTBEAT_MS } from '#src/model/account/presence.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { useSession } from '#src/stores/session.ts';
import { Visit, warn } from './Visit.ts';

export interface Presence {
  /** The person has gone to another page. */
  moved: (page: string) => void;
  /** Nothing is told any more, and what has been told is taken back. */
  stop: () => void;
}

/** One may begin while the one before is still being taken back. */
let openVisits = 0;

/** Without a session nothing can be written: the server removes the entry when the line is closed. */
async function takeBack(visit: Visit, { uid }: SessionUser): Promise<void> {
  if (useSession.getState().user?.uid === uid) await visit.leave().catch(warn);
  visit.end();
  openVisits -= 1;
  if (openVisits === 0) await presence.hangUp();
}

/** Tells that somebody is here, again and again, until it is stopped or they sign out. */
export function keepPresence(user: SessionUser, page: string): Presence {
  const visit = new Visit(user, page);
  openVisits += 1;
  const fade = () => void visit.fade().catch(warn);
  const stops = [
    presence.watchOwnEntry(user.uid, visit.hear),
    onAttention(visit.tick),
    beforeSignOut(visit.leave),
    () => window.removeEventListener('pagehide', fade),
  ];
  window.addEventListener('pagehide', fade);
  const timer = setInterval(visit.tick, PRESENCE_HEARTBEAT_MS);
  presence.pickUp().then(visit.beat, warn);
  return {
    moved: visit.move,
    stop: () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      takeBack(visit, user).catch(warn);
    },
  };
}
