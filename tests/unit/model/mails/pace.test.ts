import { expect, test } from 'vitest';
import {
  dueAmongMany,
  nextTurn,
  plannedForOne,
  withoutTurn,
  type Plan,
  type Turns,
} from '#src/model/mails/pace.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOON = new Date('2026-06-01T12:00:00Z');
const pace = { intervalMs: 1100, perDay: 100, patienceMs: MINUTE_MS };
const after = (ms: number): Date => new Date(NOON.getTime() + ms);

/** A mailbox whose clock runs in minutes: orders are mailed at once, the rest by the sweep. */
function mailbox() {
  let turns: Turns | undefined;
  const sent: { what: string; at: Date; late: number }[] = [];
  const send = (what: string, dueAt: Date, now: Date): Date | undefined => {
    const turn = nextTurn(turns, pace, now);
    if (!turn) return undefined;
    ({ turns } = turn);
    sent.push({ what, at: turn.at, late: turn.at.getTime() - dueAt.getTime() });
    return turn.at;
  };
  return { sent, send };
}

test('five hundred invitations end, stay within the days of the mailbox, and keep no order waiting', () => {
  const { sent, send } = mailbox();
  let waiting = Array.from({ length: 500 }, (_, place) =>
    dueAmongMany(place, { perDay: pace.perDay, sentToday: 0 }, NOON),
  );
  for (let minute = 0; minute < 12 * 24 * 60; minute += 5) {
    const start = after(minute * MINUTE_MS);
    // Two orders an hour, each with its two mails.
    if (minute % 30 === 0) expect(send('order', start, start)).toBeDefined();
    let now = start;
    waiting = waiting.filter((dueAt) => {
      const at = dueAt <= now ? send('invitation', dueAt, now) : undefined;
      now = at ?? now;
      return at === undefined;
    });
  }
  expect(waiting).toEqual([]);
  const days = Map.groupBy(sent, ({ at }) => at.toISOString().slice(0, 10));
  for (const mails of days.values()) {
    expect(mails.length).toBeLessThanOrEqual(pace.perDay);
    const invitations = mails.filter(({ what }) => what === 'invitation');
    expect(invitations.length).toBeLessThanOrEqual(pace.perDay / 2);
  }
  const gaps = sent.slice(1).map(({ at }, index) => at.getTime() - Number(sent[index]?.at));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(pace.intervalMs);
  const late = sent.filter(({ what }) => what === 'order').map((order) => order.late);
  expect(Math.max(...late)).toBeLessThan(MINUTE_MS);
});

test('what has gone today counts, and without a limit the first go at once and the others within minutes', () => {
  const today = { perDay: 100, sentToday: 40 };
  expect(dueAmongMany(9, today, NOON)).toEqual(NOON);
  expect(dueAmongMany(10, today, NOON)).toEqual(after(DAY_MS + MINUTE_MS));
  const unlimited = [0, 19, 20, 499].map((place) => dueAmongMany(place, { sentToday: 900 }, NOON));
  expect(unlimited).toEqual([NOON, NOON, after(MINUTE_MS), after(MINUTE_MS)]);
});

test('a turn is given within the patience alone, and a new day begins with all of its own', () => {
  const full = { nextAt: NOON, day: '2026-06-01', sent: 100 };
  expect(nextTurn(full, pace, NOON)).toBeUndefined();
  expect(nextTurn(full, pace, after(12 * HOUR_MS))?.turns.sent).toBe(1);
  const far = { nextAt: after(MINUTE_MS + 1), day: '2026-06-01', sent: 1 };
  expect(nextTurn(far, pace, NOON)).toBeUndefined();
  expect(nextTurn(far, pace, after(1))).toMatchObject({ at: far.nextAt, turns: { sent: 2 } });
});

test('a turn for which nothing was sent goes back to the day, its time does not', () => {
  const turns = { nextAt: after(1100), day: '2026-06-01', sent: 100 };
  const left = withoutTurn(turns);
  expect(left).toEqual({ ...turns, sent: 99 });
  expect(nextTurn(left, pace, NOON)).toMatchObject({ at: turns.nextAt, turns: { sent: 100 } });
  expect(withoutTurn({ ...turns, sent: 0 }).sent).toBe(0);
});

test('forty mails about one account go in a day, the others on the first days that have room', () => {
  let plan: Plan | undefined;
  const next = (now: Date): Date => {
    const planned = plannedForOne(plan, now);
    ({ plan } = planned);
    return planned.at;
  };
  const times = Array.from({ length: 100 }, () => next(NOON));
  expect(times[39]).toEqual(NOON);
  expect(times[40]).toEqual(after(12 * HOUR_MS));
  expect(times[99]).toEqual(after(36 * HOUR_MS));
  expect(next(after(DAY_MS))).toEqual(times[99]);
  expect(next(after(5 * DAY_MS))).toEqual(after(5 * DAY_MS));
});
