import { DAY_MS, MINUTE_MS } from '../base/units.ts';

/** The limits of the provider that sends. */
export interface Pace {
  /** The time between two mails. */
  intervalMs: number;
  /** The most in a day; missing where the provider counts otherwise. */
  perDay?: number;
}

/** The turns that have been taken. */
export interface Turns {
  /** The time of the next one. */
  nextAt: Date;
  /** The day of the last one, and how many it has had. */
  day: string;
  sent: number;
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The first turn that is free; undefined when it is further away than the patience, or the day's are used up. */
export function nextTurn(
  turns: Turns | undefined,
  { intervalMs, perDay = Infinity, patienceMs }: Pace & { patienceMs: number },
  now: Date,
): { at: Date; turns: Turns } | undefined {
  const at = turns && turns.nextAt > now ? turns.nextAt : now;
  const day = dayOf(at);
  const sent = turns?.day === day ? turns.sent : 0;
  if (at.getTime() - now.getTime() > patienceMs || sent >= perDay) return undefined;
  return { at, turns: { nextAt: new Date(at.getTime() + intervalMs), day, sent: sent + 1 } };
}

/** The turns once one was taken for which nothing was sent: its time is over, but the day has it again. */
export function withoutTurn(turns: Turns): Turns {
  return { ...turns, sent: Math.max(0, turns.sent - 1) };
}

/** The mails about one account that go in a day: so none uses up the day of a mailbox. */
const MAILS_OF_ONE = 40;

/** The last day that is planned for the mails about one account, and how many it has. */
export type Plan = Pick<Turns, 'day' | 'sent'>;

/** The time from which one more of them may be sent: now, or on the first day that has room. */
export function plannedForOne(plan: Plan | undefined, now: Date): { at: Date; plan: Plan } {
  const today = dayOf(now);
  const last = plan && plan.day >= today ? plan : { day: today, sent: 0 };
  const isFull = last.sent >= MAILS_OF_ONE;
  const day = isFull ? dayOf(new Date(Date.parse(last.day) + DAY_MS)) : last.day;
  const sent = isFull ? 1 : last.sent + 1;
  return { at: day === today ? now : new Date(day), plan: { day, sent } };
}

/** As many go at once; the others are sent one by one with what else is due, so that no order waits for them. */
const SENT_AT_ONCE = 20;

/** The part of the mailbox's day that is left to orders. */
const SHARE_OF_DAY = 0.5;

/** The time from which a mail to one of many may be sent: of those that wait, and of the day's that have gone. */
export function dueAmongMany(
  place: number,
  { perDay = Infinity, sentToday }: { perDay?: number | undefined; sentToday: number },
  now: Date,
): Date {
  const share = Math.max(1, Math.floor(perDay * SHARE_OF_DAY));
  const days = Math.floor((place + sentToday) / share);
  const isAtOnce = days === 0 && place < SENT_AT_ONCE;
  return isAtOnce ? now : new Date(now.getTime() + days * DAY_MS + MINUTE_MS);
}
