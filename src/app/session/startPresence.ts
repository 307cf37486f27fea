import { site } from '#src/config/site.ts';
import { getOwnProfile } from '#src/data/auth/ownProfile.ts';
import { beforeSignOut } from '#src/data/auth/session.ts';
import * as presence from '#src/data/presence.ts';
import { normalizeEmail } from '#src/model/account/email.ts';
import { PRESENCE_HEARTBEAT_MS } from '#src/model/account/presence.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/time.ts';
import { useSession } from '#src/stores/session.ts';
import { onReturnToPage } from './onReturnToPage.ts';

/** When a tab that nobody looks at speaks up, because no other tab of the same person has. */
export const PRESENCE_SILENCE_MS = 9 * SECOND_MS;

/** As long as a tab waits before it puts back what another one has taken away: that one may sign out. */
export const PRESENCE_RETURN_MS = 1.5 * SECOND_MS;

export function warnAboutPresence(thrown: unknown): void {
  console.warn('The presence could not be written', toAppError(thrown).code);
}

/** Whether somebody is one of the two administrators whose presence the dashboard shows. */
function isShown({ email }: SessionUser): boolean {
  return isListedEmail(email, site.presenceEmails);
}

function writeAdminPresence({ email, name }: SessionUser, online: boolean): Promise<void> {
  return presence.setAdminPresence({ email: normalizeEmail(email), name, online });
}

async function phoneOf(): Promise<string> {
  try {
    return (await getOwnProfile()).phoneNumber;
  } catch (thrown) {
    warnAboutPresence(thrown);
    return '';
  }
}

/** Somebody who is here, in this tab and perhaps in others. */
export class Visit {
  readonly #user: SessionUser;
  #page: string;
  #phone: Promise<string> | undefined;
  #isOver = false;
  #isBeating = false;
  #isDue = false;
  #heardAt = 0;
  #returning: ReturnType<typeof setTimeout> | undefined;

  constructor(user: SessionUser, page: string) {
    this.#user = user;
    this.#page = page;
  }

  /** Speaks for a tab that is looked at; one that is hidden leaves that to the others, if there are any. */
  readonly tick = (): void => {
    const isHeard = Date.now() - this.#heardAt < PRESENCE_SILENCE_MS;
    if (document.visibilityState === 'hidden' && isHeard) return;
    this.beat();
  };

  /** Says that somebody is here, unless it is being said: then once more afterwards. */
  readonly beat = (): void => {
    if (this.#isOver) return;
    this.#isDue = true;
    if (!this.#isBeating) void this.#speak();
  };

  readonly move = (page: string): void => {
    this.#page = page;
    this.beat();
  };

  /** The server has removed the entry: another tab was closed, or is signing out. */
  readonly hear = (isThere: boolean): void => {
    clearTimeout(this.#returning);
    if (isThere) this.#heardAt = Date.now();
    else if (!this.#isOver) this.#returning = setTimeout(this.beat, PRESENCE_RETURN_MS);
  };

  /** Takes back what has been told, once. */
  readonly leave = async (): Promise<void> => {
    if (this.#isOver) return;
    this.end();
    await Promise.all([presence.setOffline(this.#user.uid), this.fade()]);
  };

  /** The page goes, perhaps with the whole browser: another tab speaks up again by itself. */
  readonly fade = async (): Promise<void> => {
    if (isShown(this.#user)) await writeAdminPresence(this.#user, false);
  };

  /** Says nothing any more. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#returning);
  }

  async #speak(): Promise<void> {
    this.#isBeating = true;
    this.#phone ??= phoneOf();
    const phoneNumber = await this.#phone;
    while (this.#isDue && !this.#isOver) {
      this.#isDue = false;
      await this.#enter(phoneNumber).catch(warnAboutPresence);
    }
    this.#isBeating = false;
  }

  async #enter(phoneNumber: string): Promise<void> {
    const { uid, email, name, isAdmin } = this.#user;
    const entry = { uid, email, displayName: name, phoneNumber, currentPage: this.#page, isAdmin };
    await Promise.all([
      presence.setOnline(entry),
      ...(isShown(this.#user) ? [writeAdminPresence(this.#user, true)] : []),
    ]);
  }
}

export interface Presence {
  /** The person has gone to another page. */
  moved: (page: string) => void;
  /** Nothing is told any more, and what has been told is taken back. */
  stop: () => void;
}

/** One may begin while the one before is still being taken back. */
let openVisits = 0;

/** Without a session nothing can be written: the server removes the entry when the line is closed. */
async function endVisit(visit: Visit, { uid }: SessionUser): Promise<void> {
  if (useSession.getState().user?.uid === uid) await visit.leave().catch(warnAboutPresence);
  visit.end();
  openVisits -= 1;
  if (openVisits === 0) await presence.disconnect();
}

/** Tells that somebody is here, again and again, until it is stopped or they sign out. */
export function startPresence(user: SessionUser, page: string): Presence {
  const visit = new Visit(user, page);
  openVisits += 1;
  const fade = () => void visit.fade().catch(warnAboutPresence);
  const stops = [
    presence.watchOwnEntry(user.uid, visit.hear),
    onReturnToPage(visit.tick),
    beforeSignOut(visit.leave),
    () => window.removeEventListener('pagehide', fade),
  ];
  window.addEventListener('pagehide', fade);
  const timer = setInterval(visit.tick, PRESENCE_HEARTBEAT_MS);
  presence.connect().then(visit.beat, warnAboutPresence);
  return {
    moved: visit.move,
    stop: () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      endVisit(visit, user).catch(warnAboutPresence);
    },
  };
}
