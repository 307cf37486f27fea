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
import { isOrderId } from '#src/model/orders/orderId.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { decisionProblem, isUndecided } from '#src/model/orders/status.ts';
import type { Catalogue } from '#src/model/purchases/catalogueFiles.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { withDeadline } from '../deadline.ts';
import type { DocumentReader, DocumentWriter } from '../firestore/port.ts';
import { newId } from '../newId.ts';
import * as purchases from '../repos/purchases.ts';
import { transactWithVoucher, writeInvoice } from '../vouchers/writeVoucher.ts';
import { readCatalogue, readPendingOrder } from './readOrder.ts';
import { atServerTime, freeOrderId, isTaken, writePurchase } from './writePurchase.ts';

export type Approval =
  /**
   * `isNewDecision` is false when it had been approved before, and the customer has been notified already.
   */
  | { kind: 'approved'; purchase: Purchase; isNewDecision: boolean }
  /** Nothing is written yet: the amount differs, and the photographer must confirm it. */
  | { kind: 'needs-confirmation'; check: ApprovalCheck };

export interface ApprovalOptions {
  /** The differences that the photographer has seen and accepts. */
  confirmed?: ConfirmedDifferences;
  /** Creates the id of the purchase, for an order whose id is not an order number yet. */
  createId?: () => string;
}

type Decision =
  | { kind: 'approved'; orderId: string; isNewDecision: boolean }
  | { kind: 'needs-confirmation'; check: ApprovalCheck };

interface Deal {
  order: PendingOrder;
  catalogue: Catalogue;
  orderId: string;
  price: BookedPrice;
  decisionId: string;
}

async function writeApproval(
  transaction: DocumentReader & DocumentWriter,
  deal: Deal,
): Promise<void> {
  const { order, catalogue, orderId, price, decisionId } = deal;
  const now = new Date();
  const { purchase, pending } = approvalDocuments(order, catalogue, { orderId, now, price });
  const voucherNumber = await writeInvoice(transaction, purchase, order.invoiceTo);
  writePurchase(transaction, { ...purchase, voucherNumber }, now);
  const path = documents.pendingOrder.build({ pendingOrderId: order.id });
  transaction.update(path, { ...atServerTime(pending), decisionId });
}

/** The id of the purchase: the order's own, which is its number already unless it is an older one. */
async function purchaseId(
  reader: DocumentReader,
  { id }: PendingOrder,
  createId: ApprovalOptions['createId'],
): Promise<string> {
  if (!isOrderId(id)) return freeOrderId(reader, createId);
  if (await isTaken(reader, id)) throw new AppError('already-exists');
  return id;
}

async function decide(
  transaction: DocumentReader & DocumentWriter,
  pendingOrderId: string,
  { confirmed, createId, decisionId }: ApprovalOptions & { decisionId: string },
): Promise<Decision> {
  const order = await readPendingOrder(transaction, pendingOrderId);
  const problem = decisionProblem(order.paymentStatus, 'approved');
  if (problem) throw new AppError(`order/${problem}`);
  if (!isUndecided(order.paymentStatus)) {
    // Approved before, in another browser or by an attempt whose answer was lost.
    if (order.convertedToPurchaseId === undefined) throw new AppError('order/not-pending');
    const isNewDecision = order.decisionId === decisionId;
    return { kind: 'approved', orderId: order.convertedToPurchaseId, isNewDecision };
  }
  const catalogue = await readCatalogue(transaction, order.items, order.createdAt);
  const check = checkApproval(order, catalogue);
  if (withoutMissing(order, check).items.length === 0) {
    const title = order.items.map(({ name }) => name).join(', ');
    throw new AppError('order/item-missing', { details: { title } });
  }
  if (!isConfirmed(check, confirmed)) return { kind: 'needs-confirmation', check };
  const orderId = await purchaseId(transaction, order, createId);
  // Without differences the price of today is that of the order.
  const price = confirmed?.price ?? 'current';
  await writeApproval(transaction, { order, catalogue, orderId, price, decisionId });
  return { kind: 'approved', orderId, isNewDecision: true };
}

/**
 * Approves a pending order: it becomes a purchase. Repeated calls, also after an interruption,
 * create only one purchase and return it.
 */
export async function approveOrder(
  pendingOrderId: string,
  options: ApprovalOptions = {},
): Promise<Approval> {
  // The order carries it afterwards, so that a repetition recognises a decision of this call whose
  // answer was lost.
  const decisionId = newId();
  const decision = await transactWithVoucher((transaction) =>
    decide(transaction, pendingOrderId, { ...options, decisionId }),
  );
  if (decision.kind === 'needs-confirmation') return decision;
  const { orderId, isNewDecision } = decision;
  const purchase = await withDeadline(purchases.get(orderId));
  if (!purchase) throw new AppError('order/not-found', { details: { id: orderId } });
  return { kind: 'approved', purchase, isNewDecision };
}
