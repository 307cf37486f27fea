import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import {
  approvalDocuments,
  checkApproval,
  type ApprovalCheck,
  type BookedPrice,
  isConfirmed,
  withoutMissing,
  type ConfirmedDifferences,
} from '#src/model/orders/approval.ts';
import type { Rejection } from '#src/model/orders/cancellation.ts';
import { isOrderId } from '#src/model/orders/orderId.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { decisionProblem, isUndecided, isPaid } from '#src/model/orders/status.ts';
import type { Catalogue } from '#src/model/purchases/catalogueFiles.ts';
import { type Purchase, purchaseSchema } from '#src/model/purchases/schema.ts';
import { withDeadline } from '../deadline.ts';
import { decodeOrThrow, SERVER_TIME } from '../firestore/converter.ts';
import type { DocumentReader, DocumentWriter } from '../firestore/port.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import * as purchases from '../repos/purchases.ts';
import { transactWithVoucher, writeInvoice } from '../vouchers/writeVoucher.ts';
import { readCatalogue, readPendingOrder } from './readOrder.ts';
import { atServerTime, freeOrderId, isTaken, writePurchase } from './writePurchase.ts';

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

type Decision =
  | { kind: 'approved'; orderId: string }
  | { kind: 'needs-confirmation'; check: ApprovalCheck };

interface Deal {
  order: PendingOrder;
  catalogue: Catalogue;
  orderId: string;
  price: BookedPrice;
}

async function writeApproval(
  transaction: DocumentReader & DocumentWriter,
  deal: Deal,
): Promise<void> {
  const { order, catalogue, orderId, price } = deal;
  const now = new Date();
  const { purchase, pending } = approvalDocuments(order, catalogue, { orderId, now, price });
  const voucherNumber = await writeInvoice(transaction, purchase, order.invoiceTo);
  writePurchase(transaction, { ...purchase, voucherNumber }, now);
  const path = documents.pendingOrder.build({ pendingOrderId: order.id });
  transaction.update(path, atServerTime(pending));
}

async function decide(
  transaction: DocumentReader & DocumentWriter,
  pendingOrderId: string,
  { confirmed, createId }: ApprovalOptions,
): Promise<Decision> {
  // An order's number is that of its purchase; older orders have none yet. The purchase is looked for
  // before the order: after another browser's approval it would be seen while the order still waits.
  const hasNumber = isOrderId(pendingOrderId);
  const isNumberTaken = hasNumber && (await isTaken(transaction, pendingOrderId));
  const order = await readPendingOrder(transaction, pendingOrderId);
  const problem = decisionProblem(order, 'approved');
  if (problem) throw new AppError(`order/${problem}`);
  if (!isUndecided(order.paymentStatus)) {
    // Approved before, in another browser or by an attempt whose answer was lost.
    if (order.convertedToPurchaseId === undefined) throw new AppError('order/not-pending');
    return { kind: 'approved', orderId: order.convertedToPurchaseId };
  }
  const catalogue = await readCatalogue(transaction, order.items, order.createdAt);
  const check = checkApproval(order, catalogue);
  if (withoutMissing(order, check).items.length === 0) {
    const title = order.items.map(({ name }) => name).join(', ');
    throw new AppError('order/item-missing', { details: { title } });
  }
  if (!isConfirmed(check, confirmed)) return { kind: 'needs-confirmation', check };
  if (isNumberTaken) throw new AppError('already-exists');
  const orderId = hasNumber ? pendingOrderId : await freeOrderId(transaction, createId);
  // Without differences the price of today is that of the order.
  const price = confirmed?.price ?? 'current';
  await writeApproval(transaction, { order, catalogue, orderId, price });
  return { kind: 'approved', orderId };
}

/**
 * Approves a pending order: it becomes a purchase. Repeated calls, also after an interruption,
 * create only one purchase and return it.
 */
export async function approveOrder(
  pendingOrderId: string,
  options: ApprovalOptions = {},
): Promise<Approval> {
  const decision = await transactWithVoucher((transaction) =>
    decide(transaction, pendingOrderId, options),
  );
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
    if (isPaid(purchase.paymentStatus)) return;
    if (!isUndecided(purchase.paymentStatus)) throw new AppError('order/not-pending');
    const voucherNumber = await writeInvoice(transaction, purchase, undefined);
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
    const order = await readPendingOrder(transaction, pendingOrderId);
    const problem = decisionProblem(order, 'rejected');
    if (problem) throw new AppError(`order/${problem}`);
    if (!isUndecided(order.paymentStatus)) return;
    transaction.update(documents.pendingOrder.build({ pendingOrderId }), {
      paymentStatus: 'cancelled',
      cancelledAt: SERVER_TIME,
      cancelReason,
      cancelNote,
    });
  });
}
