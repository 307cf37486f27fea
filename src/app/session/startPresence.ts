import { site } from '#src/config/site.ts';
import { getOwnProfile } from '#src/data/auth/ownProfile.ts';
import { beforeSignOut } from '#src/data/auth/session.ts';
import * as presence from '#src/data/presence.ts';
import { normalizeEmail } from '#src/model/account/email.ts';
import { PRESENCE_HEARTBEAT_MS } from '#src/model/account/presence.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';
import { whileAwake } from '#src/stores/awake.ts';
import { useSession } from '#src/stores/session.ts';

/** Calls `onReturn` when the tab gets the focus, becomes visible or is online again. Returns the unsubscribe function. */
export function onReturnToPage(onReturn: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['focus', 'pageshow', 'online']) {
    window.addEventListener(type, onReturn, { signal });
  }
  const visibilityChanged = () => {
    if (document.visibilityState === 'visible') onReturn();
  };
  document.addEventListener('visibilitychange', visibilityChanged, { signal });
  return () => listening.abort();
}

/** A hidden tab reports presence itself after this time without a report from another tab. */
export const PRESENCE_SILENCE_MS = 9 * SECOND_MS;

/** The delay before a tab restores an entry that another tab removed, since that tab may be signing out. */
export const PRESENCE_RETURN_MS = 1.5 * SECOND_MS;

function warnAboutPresence(thrown: unknown): void {
  console.warn('The presence could not be reported', toAppError(thrown).code);
}

/** Returns true for the two administrators whose presence the dashboard shows. */
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

/** Reports the presence of one user from this tab; other tabs of the user may report it too. */
class PresenceAnnouncer {
  readonly #user: SessionUser;
  #page: string;
  #phone: Promise<string> | undefined;
  #isStopped = false;
  #isAnnouncing = false;
  #isPending = false;
  #seenAt = 0;
  #returning: ReturnType<typeof setTimeout> | undefined;

  constructor(user: SessionUser, page: string) {
    this.#user = user;
    this.#page = page;
  }

  /** Announces from a visible tab; a hidden tab does so only when no other tab has lately. */
  readonly tick = (): void => {
    // A dashboard that nobody looks at says nothing, and its person counts as gone in a while.
    if (!whileAwake.holds()) return;
    const wasSeen = Date.now() - this.#seenAt < PRESENCE_SILENCE_MS;
    if (document.visibilityState === 'hidden' && wasSeen) return;
    this.announce();
  };

  /** Writes the entry; a call during a write causes one more write afterwards. */
  readonly announce = (): void => {
    if (this.#isStopped) return;
    this.#isPending = true;
    if (!this.#isAnnouncing) void this.#announcePending();
  };

  readonly pageChanged = (page: string): void => {
    this.#page = page;
    this.announce();
  };

  /** Handles a change of the entry. The server removes it when another tab is closed or signs out. */
  readonly entryChanged = (exists: boolean): void => {
    clearTimeout(this.#returning);
    if (exists) this.#seenAt = Date.now();
    else if (!this.#isStopped) this.#returning = setTimeout(this.announce, PRESENCE_RETURN_MS);
  };

  /** Removes the entry, once. */
  readonly leave = async (): Promise<void> => {
    if (this.#isStopped) return;
    this.stop();
    await Promise.all([presence.setOffline(this.#user.uid), this.showOffline()]);
  };

  /** Shows an administrator as offline when the page closes; another open tab announces again by itself. */
  readonly showOffline = async (): Promise<void> => {
    if (isShown(this.#user)) await writeAdminPresence(this.#user, false);
  };

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#returning);
  }

  async #announcePending(): Promise<void> {
    this.#isAnnouncing = true;
    this.#phone ??= phoneOf();
    const phoneNumber = await this.#phone;
    while (this.#isPending && !this.#isStopped) {
      this.#isPending = false;
      await this.#writeEntry(phoneNumber).catch(warnAboutPresence);
    }
    this.#isAnnouncing = false;
  }

  async #writeEntry(phoneNumber: string): Promise<void> {
    const { uid, email, name, isAdmin } = this.#user;
    const entry = { uid, email, displayName: name, phoneNumber, currentPage: this.#page, isAdmin };
    await Promise.all([
      presence.setOnline(entry),
      ...(isShown(this.#user) ? [writeAdminPresence(this.#user, true)] : []),
    ]);
  }
}

export interface Presence {
  /** The user has opened another page. */
  pageChanged: (page: string) => void;
  /** Stops reporting and removes the entry. */
  stop: () => void;
}

/** A new announcer may start while the entry of the previous one is still being removed. */
let openCount = 0;

/** Without a session nothing can be written: then the server removes the entry on disconnection. */
async function endPresence(announcer: PresenceAnnouncer, { uid }: SessionUser): Promise<void> {
  if (useSession.getState().user?.uid === uid) await announcer.leave().catch(warnAboutPresence);
  announcer.stop();
  openCount -= 1;
  if (openCount === 0) await presence.disconnect();
}

/** Reports at intervals that a user is here, until it is stopped or the user signs out. */
export function startPresence(user: SessionUser, page: string): Presence {
  const announcer = new PresenceAnnouncer(user, page);
  openCount += 1;
  const showOffline = () => void announcer.showOffline().catch(warnAboutPresence);
  const stops = [
    presence.watchOwnEntry(user.uid, announcer.entryChanged),
    onReturnToPage(announcer.tick),
    whileAwake.subscribe(announcer.tick),
    beforeSignOut(announcer.leave),
    () => window.removeEventListener('pagehide', showOffline),
  ];
  window.addEventListener('pagehide', showOffline);
  const timer = setInterval(announcer.tick, PRESENCE_HEARTBEAT_MS);
  presence.connect().then(announcer.announce, warnAboutPresence);
  return {
    pageChanged: announcer.pageChanged,
    stop: () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      endPresence(announcer, user).catch(warnAboutPresence);
    },
  };
}
