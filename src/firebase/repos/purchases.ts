import { ORDER_HISTORY_PAGE_SIZE } from '#src/shared/limits.ts';
import { documents } from '#src/shared/paths.ts';
import { purchaseSchema } from '#src/shared/schemas/purchase.ts';
import type { Purchase } from '#src/shared/schemas/purchase.ts';
import { readDocument, readPage } from '../firestore/data.ts';
import type { Page } from '../everyPage.ts';
import { pageWithOwnPictures, withOwnPictures } from '../firestore/ownPictures.ts';
import { queries } from '../firestore/queries.ts';

export async function get(orderId: string): Promise<Purchase | undefined> {
  const purchase = await readDocument(documents.purchase.build({ orderId }), purchaseSchema);
  return purchase && withOwnPictures(purchase);
}

/** A buyer's own purchases, the newest first. */
export async function listOwn(
  userId: string,
  after?: string,
  limit: number = ORDER_HISTORY_PAGE_SIZE,
): Promise<Page<Purchase>> {
  const query = { ...queries.purchasesOf(userId), limit };
  return pageWithOwnPictures(await readPage(query, purchaseSchema, after));
}

/** Purchases that the permanent archive lacks something of, the newest first. */
export async function listUnarchived(after?: string): Promise<Page<Purchase>> {
  return pageWithOwnPictures(await readPage(queries.unarchivedPurchases, purchaseSchema, after));
}

/** What somebody has bought under an e-mail address, the newest first: for administrators. */
export async function listBy(email: string, after?: string): Promise<Page<Purchase>> {
  return pageWithOwnPictures(await readPage(queries.purchasesBy(email), purchaseSchema, after));
}

/** Everybody's purchases, the newest first: for administrators. */
export async function listAll(after?: string): Promise<Page<Purchase>> {
  return pageWithOwnPictures(await readPage(queries.purchases, purchaseSchema, after));
}
