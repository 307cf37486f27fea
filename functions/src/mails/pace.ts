import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { site } from '../../../src/config/site.ts';
import { wait } from '../../../src/model/base/async.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { requiredDate, text, zeroByDefault } from '../../../src/model/base/schema.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/model/base/units.ts';
import { queuedMail, type OrderMail } from '../../../src/model/mails/outbox.ts';
import {
  dayOf,
  dueAmongMany,
  nextTurn,
  plannedForOne,
  withoutTurn,
  type Pace,
} from '../../../src/model/mails/pace.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';

/** Longer than this nobody waits: the mail stays queued. */
const PATIENCE_MS = MINUTE_MS;

const turnsSchema = z.object({ nextAt: requiredDate, day: text, sent: zeroByDefault });

const turnsRef = () => firestore().doc(documents.rateLimit.build({ key: 'order-mails' }));

/**
 * Waits for a turn, of which there is one in each interval for all instances together. Returns false
 * when too many are waiting already, or the day's are used up.
 */
export async function takeTurn(pace: Pace, patienceMs = PATIENCE_MS): Promise<boolean> {
  if (pace.intervalMs === 0) return true;
  const now = new Date();
  const turn = await firestore().runTransaction(async (transaction) => {
    const before = decodeSnapshot(turnsSchema, await transaction.get(turnsRef()));
    const next = nextTurn(before, { ...pace, patienceMs }, now);
    if (next) {
      const expiresAt = new Date(next.at.getTime() + DAY_MS);
      transaction.set(turnsRef(), { ...next.turns, expiresAt });
    }
    return next;
  });
  if (!turn) return false;
  await wait(turn.at.getTime() - now.getTime());
  return true;
}

/** Gives a turn back to the day for which nothing was sent. */
export async function giveTurnBack(pace: Pace): Promise<void> {
  if (pace.intervalMs === 0) return;
  await firestore().runTransaction(async (transaction) => {
    const turns = decodeSnapshot(turnsSchema, await transaction.get(turnsRef()));
    if (turns) transaction.update(turnsRef(), { ...withoutTurn(turns) });
  });
}

const planSchema = z.object({ day: text, sent: zeroByDefault });

/** Neither account nor kind can be read in the name of their record. */
function planRef(planned: string) {
  const key = createHash('sha256').update(`mails ${planned}`).digest('hex');
  return firestore().doc(documents.rateLimit.build({ key }));
}

const perDayOfShop = site.mailbox ? site.mailbox.perDay : undefined;

/**
 * A new mail. Those about one account, and those of a kind that is about none, are due so late that they use up
 * no day of the mailbox.
 */
export async function pacedMail(
  mail: Pick<OrderMail, 'orderId' | 'kind' | 'userId'>,
  now: Date,
  perDay = perDayOfShop,
): Promise<Omit<OrderMail, 'id'>> {
  const queued = queuedMail(mail, now);
  if (perDay === undefined) return queued;
  const ref = planRef(mail.userId || mail.kind);
  return firestore().runTransaction(async (transaction) => {
    const before = decodeSnapshot(planSchema, await transaction.get(ref));
    const { at, plan } = plannedForOne(before, now);
    transaction.set(ref, { ...plan, expiresAt: new Date(at.getTime() + DAY_MS) });
    return { ...queued, nextAttemptAt: at };
  });
}

async function sentToday(now: Date): Promise<number> {
  const turns = decodeSnapshot(turnsSchema, await turnsRef().get());
  return turns?.day === dayOf(now) ? turns.sent : 0;
}

/** The mails to many that wait already. */
async function waitingCount(): Promise<number> {
  const kinds: OrderMail['kind'][] = ['gallery-invitation', 'gallery-pin', 'invitation'];
  const waiting = firestore()
    .collection(collections.orderMails)
    .where('kind', 'in', kinds)
    .where('status', '==', 'queued' satisfies OrderMail['status']);
  return (await waiting.count().get()).data().count;
}

/** Says from which time each of many mails may be sent, so that orders keep their part of the mailbox's day. */
export async function placesAmongMany(now: Date): Promise<(index: number) => Date> {
  const [waiting, sent] = await Promise.all([waitingCount(), sentToday(now)]);
  const today = { perDay: perDayOfShop, sentToday: sent };
  return (index) => dueAmongMany(waiting + index, today, now);
}
