import { formatDate } from '../base/dates.ts';
import type { Records } from '../base/records.ts';
import { fromOre } from '../base/money.ts';
import { documents } from '../base/paths.ts';
import { BYTE_ORDER_MARK, csvCell, csvRows } from '../base/text.ts';
import { cartTexts } from '../cart/texts.ts';
import { withLicenceName } from '../licences/texts.ts';
import { orderNumber } from '../orders/orderId.ts';
import type { OrderView } from '../orders/orderViews.ts';
import { orderRecordSchema, type OrderRecord } from '../orders/schema.ts';
import { paymentWords } from '../orders/paymentWords.ts';
import { orderStatusTexts } from '../orders/texts.ts';
import { saleFacts, stageFacts } from '../sale/life.ts';
import { totalsOf } from '../sale/records.ts';
import { refundOf, withReturned } from '../sale/refund.ts';
import { issueCreditNote } from '../vouchers/issueVoucher.ts';
import { isOriginal, nextBackupSteps } from './archivePlan.ts';
import { lineFrom } from './item.ts';
import type { AdminOrderLookup, Purchase } from './schema.ts';
import { purchaseListTexts as texts } from './texts.ts';

export const SEARCH_KEYWORD_MAX_COUNT = 200;

function keywordsOf({ id, userName, userEmail, items }: Purchase): string[] {
  const texts = [id, userName, userEmail, ...items.map(({ name }) => name)];
  const words = texts.flatMap((text) => text.toLocaleLowerCase('da-DK').split(/[\s,]+/));
  // The buyer's browser sends the lines' names: with a limit, any number of words passes the rules.
  return [...new Set(words)].filter((word) => word !== '').slice(0, SEARCH_KEYWORD_MAX_COUNT);
}

function lookupFrom(purchase: Purchase, now: Date): AdminOrderLookup {
  const steps = nextBackupSteps(purchase).filter(isOriginal);
  return {
    orderId: purchase.id,
    customerEmail: purchase.userEmail,
    customerName: purchase.userName,
    customerUserId: purchase.userId,
    purchaseDate: purchase.purchaseDate,
    totalAmount: purchase.totalAmount,
    itemCount: purchase.items.length,
    imageBackupPaths: steps.map(({ archivePath }) => archivePath),
    originalImagePaths: steps.map(({ originalPath }) => originalPath),
    searchKeywords: keywordsOf(purchase),
    adminNotes: '',
    createdAt: now,
  };
}

function recordFrom(purchase: Purchase, now: Date): OrderRecord {
  return {
    id: purchase.id,
    userId: purchase.userId,
    userEmail: purchase.userEmail,
    date: purchase.purchaseDate,
    status: purchase.paymentStatus,
    total: purchase.totalAmount,
    currency: purchase.currency,
    paymentMethod: purchase.paymentMethod,
    items: purchase.items.map(lineFrom),
    isArchived: false,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * The two records written together with a new purchase: the lookup for administrators, and the
 * record in the orders collection.
 */
export function purchaseMirrors(
  purchase: Purchase,
  now: Date,
): { lookup: AdminOrderLookup; record: OrderRecord } {
  return { lookup: lookupFrom(purchase, now), record: recordFrom(purchase, now) };
}

const price = new Intl.NumberFormat('da-DK', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

const head = [
  texts.orderNumber,
  texts.date,
  texts.item,
  texts.type,
  texts.price,
  texts.paymentMethod,
  texts.status,
];

function rowsOf(order: OrderView): string[][] {
  return order.items.map((item) => [
    orderNumber(order.id),
    order.date ? formatDate(order.date) : '',
    item.name,
    withLicenceName(cartTexts.item[item.type], item.licence),
    price.format(item.price),
    paymentWords(totalsOf(order), order.paymentMethod),
    orderStatusTexts.customer[stageFacts(order.life).status],
  ]);
}

/** Orders as CSV, with one row for each item. */
export function purchaseList(orders: readonly OrderView[]): string {
  const rows = [head, ...orders.flatMap(rowsOf)];
  return BYTE_ORDER_MARK + csvRows(rows.map((row) => row.map(csvCell)));
}

/**
 * Notes within a transaction that a purchase is paid back, all or a part, together with the credit note of
 * its invoice. A part goes to the gift card that has paid first, and all of it ends a sale that stands.
 * Like `issueCreditNote` it reads before it writes.
 */
export async function noteRefund(
  records: Records,
  purchase: Purchase,
  partOre?: number,
): Promise<void> {
  const { id: orderId, voucherNumber, giftCard } = purchase;
  const part = partOre === undefined ? undefined : refundOf(purchase, partOre);
  const isEnded = partOre === undefined && saleFacts({ purchase }).isBought;
  const mirror = documents.order.build({ orderId });
  const hasMirror = isEnded && (await records.read(orderRecordSchema, mirror)) !== undefined;
  const creditNoteNumber =
    voucherNumber && part?.creditedOre !== 0
      ? await issueCreditNote(records, voucherNumber, part?.creditedOre)
      : undefined;
  const now = new Date();
  records.update(documents.purchase.build({ orderId }), {
    refundedAt: now,
    updatedAt: now,
    ...(partOre !== undefined && { refundedAmount: fromOre(partOre) }),
    ...(part && giftCard && { giftCard: withReturned(giftCard, part) }),
    ...(creditNoteNumber && { creditNoteNumber }),
    ...(isEnded && { paymentStatus: 'cancelled' }),
  });
  if (hasMirror) records.update(mirror, { status: 'cancelled', updatedAt: now });
}
