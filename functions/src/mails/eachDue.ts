import * as logger from 'firebase-functions/logger';
import type { CollectionName } from '../../../src/model/base/paths.ts';
import { traceOf } from '../callable.ts';
import { firestore } from '../firebaseAdmin.ts';

interface Due {
  collection: CollectionName;
  now: Date;
  /** As many as are sent within the time that the function has. */
  most: number;
  /** Nothing is begun later, so that the platform cuts nothing off; the next sweep sends the rest. */
  until: Date;
}

/** Sends everything of a collection that is due; one that fails does not keep back the others. */
export async function eachDue(
  { collection, now, most, until }: Due,
  send: (id: string) => Promise<void>,
): Promise<void> {
  const due = await firestore()
    .collection(collection)
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .limit(most)
    .get();
  for (const { id } of due.docs) {
    if (Date.now() >= until.getTime()) return;
    try {
      await send(id);
    } catch (thrown) {
      logger.error('What is due could not be sent', { collection, ...traceOf(thrown) });
    }
  }
}
