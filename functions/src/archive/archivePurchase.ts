import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { collections } from '../../../src/model/base/paths.ts';
import { BACKUP_RETRY_FAILED_MS } from '../../../src/model/purchases/archivePlan.ts';
import { archiveRound } from '../../../src/model/purchases/archiveRound.ts';
import { traceOf } from '../callable.ts';
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

/** As many as are copied within the time that the function has; the newest come first. */
const SWEPT_MAX_COUNT = 100;

/** Goes on with every archive that is due: those that failed, and those that somebody left behind. */
export async function archiveDuePurchases(now = serverArchive.now): Promise<void> {
  const { docs } = await firestore()
    .collection(collections.purchases)
    .where('backupStatus', '==', 'pending')
    .orderBy('purchaseDate', 'desc')
    // Large purchases would fill the memory.
    .select(NEXT_AT)
    .limit(SWEPT_MAX_COUNT)
    .get();
  const due = docs.filter((each) => {
    const nextAt: unknown = each.get(NEXT_AT);
    return !(nextAt instanceof Timestamp) || nextAt.toDate() <= now();
  });
  for (const { id } of due) await tryRound(id, { ...serverArchive, now });
}
