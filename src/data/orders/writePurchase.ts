import { site } from '#src/config/site.ts';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { createOrderId } from '#src/model/orders/orderId.ts';
import { purchaseFromCardSession, type CardSession } from '#src/model/purchases/cardSession.ts';
import { catalogueFiles } from '#src/model/purchases/catalogueFiles.ts';
import { purchaseMirrors } from '#src/model/purchases/purchase.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { SERVER_TIME } from '../firestore/converter.ts';
import type { DocumentReader, DocumentWriter } from '../firestore/port.ts';
import { newOrderId } from '../newId.ts';
import * as purchases from '../repos/purchases.ts';
import { transactWithVoucher, writeInvoice } from '../vouchers/writeVoucher.ts';
import { readCatalogue } from './readOrder.ts';

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

/**
 * The order id is derived from the session, so that recording a session again finds the existing
 * purchase.
 */
async function orderIdOf({ sessionId, createdAt }: CardSession): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sessionId));
  const letters = new Uint8Array(digest);
  let used = 0;
  const bytes = (count: number) => {
    const start = used;
    used += count;
    return letters.subarray(start, used);
  };
  return createOrderId({ prefix: site.orderIdPrefix, now: createdAt, bytes });
}

/**
 * Records a paid card session as a purchase; repeated calls create only one. For administrators.
 */
export async function recordCardSession(session: CardSession): Promise<Purchase> {
  const orderId = await orderIdOf(session);
  await transactWithVoucher(async (transaction) => {
    const stored = await transaction.read(documents.purchase.build({ orderId }));
    if (stored?.data['stripeSessionId'] === session.sessionId) return;
    if (stored) throw new AppError('already-exists');
    const catalogue = await readCatalogue(transaction, session.lines, session.createdAt);
    const now = new Date();
    const sold = purchaseFromCardSession(session, { orderId, now });
    const items = sold.items.map((item) => ({ ...item, ...catalogueFiles(item, catalogue) }));
    const purchase = { ...sold, items };
    const voucherNumber = await writeInvoice(transaction, purchase, undefined);
    writePurchase(transaction, { ...purchase, voucherNumber }, now);
  });
  const purchase = await purchases.get(orderId);
  if (!purchase) throw new AppError('order/not-found', { details: { id: orderId } });
  return purchase;
}
