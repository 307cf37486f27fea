import { wait } from '../../../src/model/base/async.ts';
import { documents } from '../../../src/model/base/paths.ts';
import { HOUR_MS, MINUTE_MS } from '../../../src/model/base/units.ts';
import { decodeValue } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';

/** Longer than this nobody waits: the mail stays queued. */
const PATIENCE_MS = MINUTE_MS;

/**
 * Waits for a turn, of which there is one in each interval for all instances together. Returns false
 * when too many are waiting already.
 */
export async function takeTurn(intervalMs: number): Promise<boolean> {
  if (intervalMs === 0) return true;
  const now = Date.now();
  const db = firestore();
  const paceRef = db.doc(documents.rateLimit.build({ key: 'order-mails' }));
  const turn = await db.runTransaction(async (transaction) => {
    const next: unknown = decodeValue((await transaction.get(paceRef)).get('nextAt'));
    const at = Math.max(now, next instanceof Date ? next.getTime() : 0);
    if (at - now > PATIENCE_MS) return undefined;
    transaction.set(paceRef, {
      nextAt: new Date(at + intervalMs),
      expiresAt: new Date(at + HOUR_MS),
    });
    return at;
  });
  if (turn === undefined) return false;
  await wait(turn - now);
  return true;
}
