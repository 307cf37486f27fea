import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { collections } from '../../../src/model/base/paths.ts';
import { date, text } from '../../../src/model/base/schema.ts';
import { BACKUP_RETRY_FAILED_MS } from '../../../src/model/purchases/archivePlan.ts';
import { archiveRound } from '../../../src/model/purchases/archiveRound.ts';
import { saleFacts } from '../../../src/model/sale/life.ts';
import { traceOf } from '../callable.ts';
import { recordOf } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { serverArchive } from './serverArchive.ts';

/** One round; what fails as a whole is told in the log, and tried again. */
async function tryRound(orderId: string, place = serverArchive): Promise<number | undefined> {
  try {
    return await archiveRound(orderId, place);
  } catch (thrown) {
    logger.error('An archive could not be made', { orderId, ...traceOf(thrown) });
    return BACKUP_RETRY_FAILED_MS;
  }
}

/**
 * Copies what a purchase misses into the permanent archive, and once more after 30 or 60 seconds. What
 * is missing then is left to the sweep.
 */
export async function archivePurchase(orderId: string): Promise<void> {
  const delayMs = await tryRound(orderId);
  if (delayMs === undefined || delayMs > BACKUP_RETRY_FAILED_MS) return;
  await serverArchive.sleep(delayMs);
  await tryRound(orderId);
}

const NEXT_AT = 'backupRun.nextAt';

const saleSchema = z.object({ paymentStatus: text, withdrawnAt: date });

/** True for a sale that was withdrawn or cancelled: its archive is never completed. */
function hasEnded(snapshot: DocumentSnapshot): boolean {
  const { data: purchase } = z.safeParse(saleSchema, recordOf(snapshot));
  if (!purchase) return false;
  const { isWaiting, isBought } = saleFacts({ purchase });
  return !isWaiting && !isBought;
}

function isDue(snapshot: DocumentSnapshot, now: Date): boolean {
  const nextAt: unknown = snapshot.get(NEXT_AT);
  return !(nextAt instanceof Timestamp) || nextAt.toDate() <= now;
}

/** As many as are copied within the time that the function has; the newest come first. */
const SWEPT_MAX_COUNT = 100;

/**
 * Goes on with every archive that is due: those that failed, and those that somebody left behind. A sale that has
 * ended loses the mark by which it is found, so that it takes no other's place.
 */
export async function archiveDuePurchases(now = serverArchive.now): Promise<void> {
  const { docs } = await firestore()
    .collection(collections.purchases)
    .where('backupStatus', '==', 'pending')
    .orderBy('purchaseDate', 'desc')
    // Large purchases would fill the memory.
    .select(NEXT_AT, ...Object.keys(saleSchema.shape))
    .limit(SWEPT_MAX_COUNT)
    .get();
  const ended = docs.filter(hasEnded);
  for (const { ref } of ended) await ref.update({ backupStatus: FieldValue.delete() });
  const due = docs.filter((each) => !ended.includes(each) && isDue(each, now()));
  for (const { id } of due) await tryRound(id, { ...serverArchive, now });
}
