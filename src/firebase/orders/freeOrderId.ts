import { site } from '#src/config/site.ts';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { createOrderId } from '#src/model/orders/orderId.ts';
import type { DocumentReader } from '../firestore/writes.ts';

const ATTEMPTS = 5;

/** An order id that nobody can guess. */
export function newOrderId(): string {
  return createOrderId({
    prefix: site.orderIdPrefix,
    now: new Date(),
    bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  });
}

async function isTaken(reader: DocumentReader, orderId: string): Promise<boolean> {
  const places = [documents.purchase, documents.order, documents.adminOrderLookup];
  const found = await Promise.all(places.map((place) => reader.read(place.build({ orderId }))));
  return found.some((stored) => stored !== undefined);
}

/** An id under which nothing is stored; the transaction that reads this sees to it that it stays so. */
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
