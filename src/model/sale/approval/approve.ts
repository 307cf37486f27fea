import * as z from 'zod/mini';
import { AppError } from '../../base/errors.ts';
import { documents } from '../../base/paths.ts';
import type { Records } from '../../base/records.ts';
import { standsFor } from '../../giftCards/balance.ts';
import { giftCardsFor, giftCardDocument, writeGiftCard } from '../../giftCards/issue.ts';
import { issuingRules } from '../../giftCards/offer.ts';
import { giftCardSchema } from '../../giftCards/schema.ts';
import { cancellation, type Rejection } from '../../orders/cancellation.ts';
import { readCatalogue } from '../../orders/orderedItems.ts';
import { isOrderId } from '../../orders/orderId.ts';
import type { PendingOrder } from '../../orders/schema.ts';
import { readPendingOrder, readPurchase } from '../../orders/storedOrder.ts';
import { purchaseMirrors } from '../../purchases/purchase.ts';
import type { Purchase } from '../../purchases/schema.ts';
import { issueInvoice, type Issuer } from '../../vouchers/issueVoucher.ts';
import { decisionProblem, type OrderDecision, saleFacts } from '../life.ts';
import { type ApprovalCheck, type BookedPrice, checkApproval, withoutMissing } from './check.ts';
import { approvalDocuments } from './documents.ts';

const ATTEMPTS = 5;

/** False when the gift card that pays a part of the order was blocked, taken back or deleted since. */
export async function hasUsableGiftCard(
  records: Records,
  { giftCard }: Pick<PendingOrder, 'giftCard'>,
): Promise<boolean> {
  if (!giftCard) return true;
  const path = giftCardDocument.build({ code: giftCard.code });
  return standsFor(await records.read(giftCardSchema, path));
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

/** Reads an order that is to be decided. Throws when the opposite was decided before. */
async function readForDecision(
  records: Records,
  pendingOrderId: string,
  decision: OrderDecision,
): Promise<{ order: PendingOrder; isUndecided: boolean }> {
  const order = await readPendingOrder(records, pendingOrderId);
  const facts = saleFacts({ order });
  const problem = decisionProblem(facts, decision);
  if (problem) throw new AppError(`order/${problem}`);
  return { order, isUndecided: facts.isUndecided };
}

export type Decision =
  | { kind: 'approved'; orderId: string; isNew: boolean }
  /** Nothing is written: the prices are not those that were agreed. */
  | { kind: 'needs-confirmation'; check: ApprovalCheck };

export interface ApprovalMeans {
  /** The prices to book; undefined when nobody has agreed to what the order costs now. */
  agree: (check: ApprovalCheck, order: PendingOrder) => BookedPrice | undefined;
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
  const { order, isUndecided } = await readForDecision(records, pendingOrderId, 'approved');
  if (!isUndecided) {
    // Approved before, in another browser or by an attempt whose answer was lost.
    if (order.convertedToPurchaseId === undefined) throw new AppError('order/not-pending');
    return { kind: 'approved', orderId: order.convertedToPurchaseId, isNew: false };
  }
  const catalogue = await readCatalogue(records, order);
  if (!(await hasUsableGiftCard(records, order))) throw new AppError('order/gift-card-blocked');
  const check = checkApproval(order, catalogue);
  if (withoutMissing(order.items, check).length === 0) {
    const title = order.items.map(({ name }) => name).join(', ');
    throw new AppError('order/item-missing', { details: { title } });
  }
  const price = agree(check, order);
  if (price === undefined) return { kind: 'needs-confirmation', check };
  if (isNumberTaken) throw new AppError('already-exists');
  const orderId = hasNumber ? pendingOrderId : await freeOrderId(records, createId);
  const now = new Date();
  const { purchase, pending } = approvalDocuments(order, catalogue, { orderId, now, price });
  const { years, vatAt } = issuingRules(issuer.giftCards);
  const { giftCardYears = years } = order;
  const giftCards = giftCardsFor(purchase.items, { years: giftCardYears, now, createCode });
  const paid = { ...purchase, ...payment, giftCards };
  const invoice = await issueInvoice(records, paid, { invoiceTo: order.invoiceTo, issuer });
  writePurchase(records, { ...paid, ...invoice }, now);
  for (const giftCard of giftCards ?? []) {
    writeGiftCard(records, giftCard, { bookedAt: vatAt, orderId, issuedAt: now });
  }
  records.update(documents.pendingOrder.build({ pendingOrderId }), pending);
  return { kind: 'approved', orderId, isNew: true };
}

/**
 * Approves the payment of a purchase that was created before it was paid, as some older ones were: it
 * gets its invoice, and its mirror says the same. Approving twice has no further effect.
 */
export async function approvePayment(
  records: Records,
  orderId: string,
  issuer: Issuer,
): Promise<void> {
  const purchase = await readPurchase(records, orderId);
  const { isBought, isUnpaid } = saleFacts({ purchase });
  if (isBought) return;
  if (!isUnpaid) throw new AppError('order/not-pending');
  const mirror = documents.order.build({ orderId });
  const hasMirror = (await records.read(anyRecord, mirror)) !== undefined;
  const invoice = await issueInvoice(records, purchase, { invoiceTo: undefined, issuer });
  const now = new Date();
  records.update(documents.purchase.build({ orderId }), {
    paymentStatus: 'completed',
    completedDate: now,
    ...invoice,
    updatedAt: now,
  });
  if (hasMirror) records.update(mirror, { status: 'completed', updatedAt: now });
}

/** Rejects a pending order for a reason. An order that was rejected before keeps its reason. */
export async function reject(
  records: Records,
  pendingOrderId: string,
  { cancelReason, cancelNote }: Rejection,
): Promise<void> {
  const { isUndecided } = await readForDecision(records, pendingOrderId, 'rejected');
  if (!isUndecided) return;
  const path = documents.pendingOrder.build({ pendingOrderId });
  records.update(path, { ...cancellation(cancelReason, new Date()), cancelNote });
}
