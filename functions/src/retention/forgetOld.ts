import { retentionLimit } from '../../../src/model/bookkeeping/retention.ts';
import { collections, type CollectionName } from '../../../src/model/base/paths.ts';
import { SALE_KEPT_MS } from '../../../src/model/clients/sale.ts';
import { forgottenBefore } from '../../../src/model/contact/messages.ts';
import { waitingOrderFrom } from '../../../src/model/orders/offSale.ts';
import { decodeValue } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';

/** As many as one write changes. */
const PORTION = 500;

interface Old {
  collection: CollectionName;
  field: string;
  limit: Date;
}

/** Forgets old documents, except those whose ids `idsToKeep` finds. */
async function forgetBefore(
  { collection, field, limit }: Old,
  idsToKeep: () => Promise<ReadonlySet<string>> = () => Promise.resolve(new Set()),
): Promise<void> {
  const old = firestore().collection(collection).where(field, '<', limit).limit(PORTION);
  let { docs } = await old.get();
  while (docs.length > 0) {
    const kept = await idsToKeep();
    const batch = firestore().batch();
    for (const { id, ref } of docs) if (!kept.has(id)) batch.delete(ref);
    await batch.commit();
    ({ docs } = await old.startAfter(docs.at(-1)).get());
  }
}

/** The ids of the things that orders wait for. */
async function idsWaitedFor(): Promise<Set<string>> {
  const waiting = await firestore()
    .collection(collections.pendingOrders)
    .where('paymentStatus', '==', 'pending')
    .select('items', 'createdAt')
    .get();
  const lines = waiting.docs.flatMap((order) => waitingOrderFrom(decodeValue(order.data())).lines);
  return new Set(lines.map(({ id }) => id));
}

/**
 * Forgets what was put in a cart long ago, unless an order waits for it: without it nobody could approve
 * the order. Bought pictures are in their purchase and its archive.
 */
export function forgetSales(now: Date): Promise<void> {
  const limit = new Date(now.getTime() - SALE_KEPT_MS);
  const old = { collection: collections.clientSales, field: 'updatedAt', limit };
  return forgetBefore(old, idsWaitedFor);
}

/** Forgets old messages of the contact form, with what was answered. */
export function forgetMessages(now: Date): Promise<void> {
  return forgetBefore({
    collection: collections.messages,
    field: 'createdAt',
    limit: forgottenBefore(now),
  });
}

/** Forgets withdrawals that were stated and that nobody ever confirmed, with the sales of their time. */
export function forgetStatements(now: Date): Promise<void> {
  return forgetBefore({
    collection: collections.withdrawalStatements,
    field: 'statedAt',
    limit: retentionLimit(now),
  });
}
