import { site } from '#src/config/site.ts';
import { getOwnProfile } from '#src/data/auth/ownProfile.ts';
import * as presence from '#src/data/presence.ts';
import { normalizeEmail } from '#src/model/account/email.ts';
import { isListedEmail } from '#src/model/account/roles.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import { toAppError } from '#src/model/base/errors.ts';
import { PRESENCE_RETURN_MS, PRESENCE_SILENCE_MS } from '#src/shared/limits.ts';

export function warn(thrown: unknown): void {
  console.warn('The presence could not be told', toAppError(thrown).code);
}

/** Whether somebody is one of the two administrators whose presence the dashboard shows. */
function isShown({ email }: SessionUser): boolean {
  return isListedEmail(email, site.presenceEmails);
}

function showAdmin({ email, name }: SessionUser, online: boolean): Promise<void> {
  return presence.showAdmin({ email: normalizeEmail(email), name, online });
}

async function phoneOf(): Promise<string> {
  try {
    return (await getOwnProfile()).phoneNumber;
  } catch (thrown) {
    warn(thrown);
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
    await Promise.all([presence.leave(this.#user.uid), this.fade()]);
  };

  /** The page goes, perhaps with the whole browser: another tab speaks up again by itself. */
  readonly fade = async (): Promise<void> => {
    if (isShown(this.#user)) await showAdmin(this.#user, false);
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
      await this.#enter(phoneNumber).catch(warn);
    }
    this.#isBeating = false;
  }

  async #enter(phoneNumber: string): Promise<void> {
    const { uid, email, name, isAdmin } = this.#user;
    const entry = { uid, email, displayName: name, phoneNumber, currentPage: this.#page, isAdmin };
    await Promise.all([
      presence.enter(entry),
      ...(isShown(this.#user) ? [showAdmin(this.#user, true)] : []),
    ]);
  }
}
