import * as z from 'zod/mini';
import { AppError } from '../base/errors.ts';
import { documents } from '../base/paths.ts';
import type { Records } from '../base/records.ts';
import { standsFor } from '../giftCards/balance.ts';
import { giftCardsFor, giftCardDocument, writeGiftCard } from '../giftCards/issue.ts';
import { issuingRules } from '../giftCards/offer.ts';
import { giftCardSchema } from '../giftCards/schema.ts';
import { purchaseMirrors } from '../purchases/purchase.ts';
import type { Purchase } from '../purchases/schema.ts';
import { issueInvoice, type Issuer } from '../vouchers/issueVoucher.ts';
import {
  approvalDocuments,
  type ApprovalCheck,
  type BookedPrice,
  checkApproval,
  withoutMissing,
} from './approval.ts';
import { readCatalogue } from './orderedItems.ts';
import { isOrderId } from './orderId.ts';
import { pendingOrderSchema, type PendingOrder } from './schema.ts';
import { decisionProblem, saleFacts } from '../sale/life.ts';

const ATTEMPTS = 5;

/** Reads the pending order within the transaction. */
export async function readPendingOrder(
  records: Pick<Records, 'read'>,
  pendingOrderId: string,
): Promise<PendingOrder> {
  const path = documents.pendingOrder.build({ pendingOrderId });
  const order = await records.read(pendingOrderSchema, path);
  if (!order) throw new AppError('order/not-found', { details: { id: pendingOrderId } });
  return order;
}

/** Throws when the gift card that pays a part of the order was blocked, taken back or deleted since. */
async function requireGiftCard(records: Records, { giftCard }: PendingOrder): Promise<void> {
  if (!giftCard) return;
  const path = giftCardDocument.build({ code: giftCard.code });
  if (standsFor(await records.read(giftCardSchema, path))) return;
  throw new AppError('order/gift-card-blocked');
}

const anyRecord = z.record(z.string(), z.unknown());

/** True when a purchase has this id already. */
async function isTaken(records: Records, orderId: string): Promise<boolean> {
  const places = [documents.purchase, documents.order, documents.adminOrderLookup];
  const found = await Promise.all(
    places.map((place) => records.read(anyRecord, place.build({ orderId }))),
  );
  return found.some((stored) => stored !== undefined);
}

/** An unused id; the transaction that reads it also guarantees that it stays unused. */
async function freeOrderId(records: Records, createId: () => string): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const orderId = createId();
    if (!(await isTaken(records, orderId))) return orderId;
  }
  throw new AppError('already-exists');
}

/** Writes a new purchase with its mirrors; the rules accept all three or none. */
export function writePurchase(records: Records, purchase: Purchase, now: Date): void {
  const { id: orderId, ...fields } = purchase;
  const { lookup, record } = purchaseMirrors(purchase, now);
  records.set(documents.purchase.build({ orderId }), fields);
  records.set(documents.adminOrderLookup.build({ orderId }), lookup);
  records.set(documents.order.build({ orderId }), record);
}

export type Decision =
  | { kind: 'approved'; orderId: string }
  /** Nothing is written: the prices are not those that were agreed. */
  | { kind: 'needs-confirmation'; check: ApprovalCheck };

export interface ApprovalMeans {
  /** The prices to book; undefined when nobody has agreed to what the order costs now. */
  agree: (check: ApprovalCheck) => BookedPrice | undefined;
  /** Creates the id of the purchase, for an order whose id is not an order number yet. */
  createId: () => string;
  /** Creates the code of a gift card that is bought. */
  createCode: () => string;
  issuer: Issuer;
  /** The payment that brought the approval about, where it was none by hand. */
  payment?: Pick<Purchase, 'paymentMethod' | 'paymentIntentId'>;
}

/**
 * Approves a pending order within a transaction: it becomes a purchase with its invoice. An order
 * that was approved before stays as it is.
 */
export async function approveInTransaction(
  records: Records,
  pendingOrderId: string,
  { agree, createId, createCode, issuer, payment }: ApprovalMeans,
): Promise<Decision> {
  // An order's number is that of its purchase; older orders have none yet. The purchase is looked for
  // before the order: after another browser's approval it would be seen while the order still waits.
  const hasNumber = isOrderId(pendingOrderId);
  const isNumberTaken = hasNumber && (await isTaken(records, pendingOrderId));
  const order = await readPendingOrder(records, pendingOrderId);
  const facts = saleFacts({ order });
  const problem = decisionProblem(facts, 'approved');
  if (problem) throw new AppError(`order/${problem}`);
  if (!facts.isUndecided) {
    // Approved before, in another browser or by an attempt whose answer was lost.
    if (order.convertedToPurchaseId === undefined) throw new AppError('order/not-pending');
    return { kind: 'approved', orderId: order.convertedToPurchaseId };
  }
  const catalogue = await readCatalogue(records, order);
  await requireGiftCard(records, order);
  const check = checkApproval(order, catalogue);
  if (withoutMissing(order, check).items.length === 0) {
    const title = order.items.map(({ name }) => name).join(', ');
    throw new AppError('order/item-missing', { details: { title } });
  }
  const price = agree(check);
  if (price === undefined) return { kind: 'needs-confirmation', check };
  if (isNumberTaken) throw new AppError('already-exists');
  const orderId = hasNumber ? pendingOrderId : await freeOrderId(records, createId);
  const now = new Date();
  const { purchase, pending } = approvalDocuments(order, catalogue, { orderId, now, price });
  const { years, vatAt } = issuingRules(issuer.giftCards);
  const giftCards = giftCardsFor(purchase.items, { years, now, createCode });
  const paid = { ...purchase, ...payment, giftCards };
  const voucherNumber = await issueInvoice(records, paid, { invoiceTo: order.invoiceTo, issuer });
  writePurchase(records, { ...paid, voucherNumber }, now);
  for (const giftCard of giftCards ?? []) {
    writeGiftCard(records, giftCard, { bookedAt: vatAt, orderId, issuedAt: now });
  }
  records.update(documents.pendingOrder.build({ pendingOrderId }), pending);
  return { kind: 'approved', orderId };
}
