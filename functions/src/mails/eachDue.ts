import * as logger from 'firebase-functions/logger';
import type { CollectionName } from '../../../src/model/base/paths.ts';
import { traceOf } from '../callable.ts';
import { firestore } from '../firebaseAdmin.ts';

interface Due {
  collection: CollectionName;
  now: Date;
  /** As many as are sent within the time that the function has. */
  most: number;
}

/** Sends everything of a collection that is due; one that fails does not keep back the others. */
export async function eachDue(
  { collection, now, most }: Due,
  send: (id: string) => Promise<void>,
): Promise<void> {
  const due = await firestore()
    .collection(collection)
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(most)
    .get();
  for (const { id } of due.docs) {
    try {
      await send(id);
    } catch (thrown) {
      logger.error('What is due could not be sent', { collection, ...traceOf(thrown) });
    }
  }
}
