import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '../../../src/model/base/paths.ts';
import type { Changes, StoredRecord } from '../../../src/model/bookkeeping/retention.ts';
import { pendingOrderWithoutPerson, purchaseWithoutPerson } from '../deletion/anonymous.ts';
import { firestore } from '../firebaseAdmin.ts';

/** The sales of deleted accounts that are kept whole while money has to go back, and what they lose afterwards. */
const kept: [collection: string, withoutPerson: (record: StoredRecord, now: Date) => Changes][] = [
  [collections.pendingOrders, pendingOrderWithoutPerson],
  [
    collections.purchases,
    (record, now) => purchaseWithoutPerson(record, { hasFullInvoice: false, now }),
  ],
];

/** Takes the persons of deleted accounts out of withdrawn sales whose money is back, or is expected no more. */
export async function forgetRefunded(now: Date): Promise<void> {
  for (const [collection, withoutPerson] of kept) {
    const { docs } = await firestore()
      .collection(collection)
      .where('accountDeletedAt', '<=', now)
      .get();
    for (const sale of docs) {
      const changes = withoutPerson(sale.data(), now);
      if ('accountDeletedAt' in changes) continue;
      await sale.ref.update({ ...changes, accountDeletedAt: FieldValue.delete() });
    }
  }
}
