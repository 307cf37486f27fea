import { documents } from '#src/shared/paths.ts';
import { purchaseSchema } from '#src/shared/schemas/purchase.ts';
import type { Purchase } from '#src/shared/schemas/purchase.ts';
import { readDocument, readPage } from '../data.ts';
import type { Page } from '../data.ts';
import { queries } from '../queries.ts';

export function get(orderId: string): Promise<Purchase | undefined> {
  return readDocument(documents.purchase.build({ orderId }), purchaseSchema);
}

/** A buyer's own purchases, the newest first. */
export function listOwn(userId: string, after?: string): Promise<Page<Purchase>> {
  return readPage(queries.purchasesOf(userId), purchaseSchema, after);
}

/** Purchases that the permanent archive lacks something of, the newest first. */
export function listUnarchived(after?: string): Promise<Page<Purchase>> {
  return readPage(queries.unarchivedPurchases, purchaseSchema, after);
}

/** Everybody's purchases, the newest first: for administrators. */
export function listAll(after?: string): Promise<Page<Purchase>> {
  return readPage(queries.purchases, purchaseSchema, after);
}
