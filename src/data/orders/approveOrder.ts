import { site } from '#src/config/site.ts';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import {
  type ApprovalCheck,
  type ConfirmedDifferences,
  isConfirmed,
} from '#src/model/orders/approval.ts';
import { approveInTransaction, readPendingOrder } from '#src/model/orders/approve.ts';
import type { Rejection } from '#src/model/orders/cancellation.ts';
import { type Purchase, purchaseSchema } from '#src/model/purchases/schema.ts';
import { decisionProblem, saleFacts } from '#src/model/sale/life.ts';
import { issueInvoice } from '#src/model/vouchers/issueVoucher.ts';
import { withDeadline } from '../errors.ts';
import { decodeOrThrow, SERVER_TIME } from '../firestore/converter.ts';
import { recordsOf } from '../firestore/records.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import { randomGiftCardCode, newOrderId } from '../newId.ts';
import * as purchases from '../repos/purchases/purchases.ts';
import { readShop } from '../repos/settings/shop.ts';
import { transactWithVoucher } from '../vouchers/transactWithVoucher.ts';

export type Approval =
  | { kind: 'approved'; purchase: Purchase }
  /** Nothing is written yet: the amount differs, and the photographer must confirm it. */
  | { kind: 'needs-confirmation'; check: ApprovalCheck };

export interface ApprovalOptions {
  /** The differences that the photographer has seen and accepts. */
  confirmed?: ConfirmedDifferences;
  /** Creates the id of the purchase, for an order whose id is not an order number yet. */
  createId?: () => string;
}

/**
 * Approves a pending order: it becomes a purchase. Repeated calls, also after an interruption,
 * create only one purchase and return it.
 */
export async function approveOrder(
  pendingOrderId: string,
  options: ApprovalOptions = {},
): Promise<Approval> {
  const { confirmed, createId = newOrderId } = options;
  const agree = (check: ApprovalCheck) =>
    // Without differences the price of today is that of the order.
    isConfirmed(check, confirmed) ? (confirmed?.price ?? 'current') : undefined;
  const decision = await transactWithVoucher(async (transaction) => {
    const issuer = { ...site, ...(await readShop(transaction)) };
    return approveInTransaction(recordsOf(transaction), pendingOrderId, {
      agree,
      createId,
      createCode: randomGiftCardCode,
      issuer,
    });
  });
  if (decision.kind === 'needs-confirmation') return decision;
  const { orderId } = decision;
  const purchase = await withDeadline(purchases.get(orderId));
  if (!purchase) throw new AppError('order/not-found', { details: { id: orderId } });
  return { kind: 'approved', purchase };
}

/**
 * Approves the payment of a purchase that was created before it was paid, as some older ones were,
 * gives it
 * its invoice, and updates its mirror. Approving twice has no further effect.
 */
export async function approvePayment(orderId: string): Promise<void> {
  const path = documents.purchase.build({ orderId });
  const mirror = documents.order.build({ orderId });
  await transactWithVoucher(async (transaction) => {
    const [stored, mirrored] = await Promise.all([
      transaction.read(path),
      transaction.read(mirror),
    ]);
    if (!stored) throw new AppError('order/not-found', { details: { id: orderId } });
    const purchase = decodeOrThrow(purchaseSchema, stored, path);
    const { isBought, isUnpaid } = saleFacts({ purchase });
    if (isBought) return;
    if (!isUnpaid) throw new AppError('order/not-pending');
    const issuer = { ...site, ...(await readShop(transaction)) };
    const invoice = { invoiceTo: undefined, issuer };
    const voucherNumber = await issueInvoice(recordsOf(transaction), purchase, invoice);
    transaction.update(path, {
      paymentStatus: 'completed',
      completedDate: SERVER_TIME,
      voucherNumber,
      updatedAt: SERVER_TIME,
    });
    if (mirrored) transaction.update(mirror, { status: 'completed', updatedAt: SERVER_TIME });
  });
}

/** Rejects a pending order for a reason. An order that was rejected before keeps its reason. */
export async function rejectOrder(
  pendingOrderId: string,
  { cancelReason, cancelNote }: Rejection,
): Promise<void> {
  await transactWithRetry(async (transaction) => {
    const order = await readPendingOrder(recordsOf(transaction), pendingOrderId);
    const facts = saleFacts({ order });
    const problem = decisionProblem(facts, 'rejected');
    if (problem) throw new AppError(`order/${problem}`);
    if (!facts.isUndecided) return;
    transaction.update(documents.pendingOrder.build({ pendingOrderId }), {
      paymentStatus: 'cancelled',
      cancelledAt: SERVER_TIME,
      cancelReason,
      cancelNote,
    });
  });
}
