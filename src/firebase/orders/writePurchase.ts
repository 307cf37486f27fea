import { documents } from '#src/model/base/paths.ts';
import { purchaseMirrors } from '#src/model/purchases/purchase.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { SERVER_TIME } from '../firestore/converter.ts';
import type { DocumentWriter } from '../firestore/writes.ts';

/** Every moment of one write is the same one, by the server's clock. */
export function atServerTime(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      value instanceof Date ? SERVER_TIME : value,
    ]),
  );
}

/** Writes a new purchase together with its mirrors: the rules take all three or none. */
export function writePurchase(writer: DocumentWriter, purchase: Purchase, now: Date): void {
  const { id: orderId, ...fields } = purchase;
  const { lookup, record } = purchaseMirrors(purchase, now);
  writer.set(documents.purchase.build({ orderId }), atServerTime(fields));
  writer.set(documents.adminOrderLookup.build({ orderId }), atServerTime(lookup));
  writer.set(documents.order.build({ orderId }), atServerTime(record));
}
