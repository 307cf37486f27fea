import { AppError } from '#src/model/base/errors.ts';
import type { Rejection } from '#src/model/orders/cancellation.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import * as approval from '#src/model/sale/approval/approve.ts';
import {
  agreedPrice,
  type ApprovalCheck,
  type ConfirmedDifferences,
} from '#src/model/sale/approval/check.ts';
import { withDeadline } from '../errors.ts';
import { recordsOf } from '../firestore/records.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import { randomGiftCardCode, newOrderId } from '../newId.ts';
import * as purchases from '../repos/purchases/purchases.ts';
import { readIssuer } from '../repos/settings/shop.ts';
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
  const decision = await transactWithVoucher(async (transaction) =>
    approval.approveInTransaction(recordsOf(transaction), pendingOrderId, {
      agree: (check) => agreedPrice(check, confirmed),
      createId,
      createCode: randomGiftCardCode,
      issuer: await readIssuer(transaction),
    }),
  );
  if (decision.kind === 'needs-confirmation') return decision;
  const { orderId } = decision;
  const purchase = await withDeadline(purchases.get(orderId));
  if (!purchase) throw new AppError('order/not-found', { details: { id: orderId } });
  return { kind: 'approved', purchase };
}

/** Approves the payment of a purchase that was created before it was paid. */
export async function approvePayment(orderId: string): Promise<void> {
  await transactWithVoucher(async (transaction) =>
    approval.approvePayment(recordsOf(transaction), orderId, await readIssuer(transaction)),
  );
}

export async function rejectOrder(pendingOrderId: string, rejection: Rejection): Promise<void> {
  await transactWithRetry((transaction) =>
    approval.reject(recordsOf(transaction), pendingOrderId, rejection),
  );
}
