import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { purchaseMirrors } from '#src/model/purchases/purchase.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { SERVER_TIME } from '../firestore/converter.ts';
import type { DocumentReader, DocumentWriter } from '../firestore/port.ts';
import { newOrderId } from '../newId.ts';

const ATTEMPTS = 5;

/** True when a purchase has this id already. */
export async function isTaken(reader: DocumentReader, orderId: string): Promise<boolean> {
  const places = [documents.purchase, documents.order, documents.adminOrderLookup];
  const found = await Promise.all(places.map((place) => reader.read(place.build({ orderId }))));
  return found.some((stored) => stored !== undefined);
}

/** An unused id; the transaction that reads it also guarantees that it stays unused. */
export async function freeOrderId(
  reader: DocumentReader,
  createId: () => string = newOrderId,
): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const orderId = createId();
    if (!(await isTaken(reader, orderId))) return orderId;
  }
  throw new AppError('already-exists');
}

/** Replaces every date by the server's time, so that all dates of one write are equal. */
export function atServerTime(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      value instanceof Date ? SERVER_TIME : value,
    ]),
  );
}

/** Writes a new purchase with its mirrors; the rules accept all three or none. */
export function writePurchase(writer: DocumentWriter, purchase: Purchase, now: Date): void {
  const { id: orderId, ...fields } = purchase;
  const { lookup, record } = purchaseMirrors(purchase, now);
  writer.set(documents.purchase.build({ orderId }), atServerTime(fields));
  writer.set(documents.adminOrderLookup.build({ orderId }), atServerTime(lookup));
  writer.set(documents.order.build({ orderId }), atServerTime(record));
}
