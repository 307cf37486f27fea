import { wait } from '../../../src/model/base/async.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/model/base/units.ts';
import { decodeValue } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';

/** Longer than this nobody waits: the mail stays queued. */
const PATIENCE_MS = MINUTE_MS;

/** The limits of the provider that sends. */
export interface Pace {
  /** The time between two mails. */
  intervalMs: number;
  /** The most in a day; missing where the provider counts otherwise. */
  perDay?: number;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/**
 * Waits for a turn, of which there is one in each interval for all instances together. Returns false
 * when too many are waiting already, or the day's are used up.
 */
export async function takeTurn({ intervalMs, perDay = Infinity }: Pace): Promise<boolean> {
  if (intervalMs === 0) return true;
  const now = Date.now();
  const db = firestore();
  const paceRef = db.doc(documents.rateLimit.build({ key: 'order-mails' }));
  const turn = await db.runTransaction(async (transaction) => {
    const pace = await transaction.get(paceRef);
    const next: unknown = decodeValue(pace.get('nextAt'));
    const at = Math.max(now, next instanceof Date ? next.getTime() : 0);
    const day = dayOf(at);
    const sent = pace.get('day') === day ? Number(pace.get('sent')) : 0;
    if (at - now > PATIENCE_MS || sent >= perDay) return undefined;
    transaction.set(paceRef, {
      nextAt: new Date(at + intervalMs),
      day,
      sent: sent + 1,
      expiresAt: new Date(at + DAY_MS),
    });
    return at;
  });
  if (turn === undefined) return false;
  await wait(turn - now);
  return true;
}
