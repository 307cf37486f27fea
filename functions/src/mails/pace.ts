import * as z from 'zod/mini';
import { site } from '../../../src/config/site.ts';
import { wait } from '../../../src/model/base/async.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { requiredDate, text, zeroByDefault } from '../../../src/model/base/schema.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/model/base/units.ts';
import type { OrderMail } from '../../../src/model/mails/outbox.ts';
import {
  dayOf,
  dueAmongMany,
  nextTurn,
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
  const perDay = site.mailbox ? site.mailbox.perDay : undefined;
  return (index) => dueAmongMany(waiting + index, { perDay, sentToday: sent }, now);
}
