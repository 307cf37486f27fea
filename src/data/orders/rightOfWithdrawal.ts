import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { readPendingOrder, readPurchase } from '#src/model/orders/storedOrder.ts';
import { noteRefund } from '#src/model/purchases/purchase.ts';
import { contracts } from '#src/model/system/contracts.ts';
import {
  withdrawalStatementSchema,
  type WithdrawalValues,
  type WithdrawalStatement,
} from '#src/model/withdrawal/form.ts';
import { isDownloaded } from '#src/model/sale/life.ts';
import { callFunction } from '../functions/callables.ts';
import { withDeadline } from '../errors.ts';
import { SERVER_TIME } from '../firestore/converter.ts';
import { writeTogether } from '../firestore/documents.ts';
import { watchList, type OnError } from '../firestore/live.ts';
import { queries } from '../firestore/queries.ts';
import { recordsOf } from '../firestore/records.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import type { Unsubscribe } from '../subscribeLater.ts';

/** Notes the first download of a purchase. Throws when the purchase was withdrawn before. */
async function openDownload(orderId: string): Promise<void> {
  const path = documents.purchase.build({ orderId });
  await transactWithRetry(async (transaction) => {
    const purchase = await readPurchase(recordsOf(transaction), orderId);
    if (purchase.withdrawnAt) throw new AppError('order/withdrawn');
    if (!isDownloaded(purchase)) transaction.update(path, { firstDownloadAt: SERVER_TIME });
  });
}

/**
 * Notes the first download of these purchases, which ends the right of withdrawal. The server hands
 * out no original before; repeated calls change nothing.
 */
export async function openDownloads(orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) await withDeadline(openDownload(orderId));
}

function timeOf(time: Date | undefined): Date {
  if (!time) throw new AppError('service-failed');
  return time;
}

/**
 * Withdraws an order of the signed-in customer, or confirms a statement as its administrator. Returns
 * the time that counts; a repetition returns that of the first time.
 */
export async function withdrawOrder(orderId: string, name: string): Promise<Date> {
  const { withdrawnAt } = await callFunction(contracts.withdrawOrder, { orderId, name });
  return timeOf(withdrawnAt);
}

/** States a withdrawal without a sign-in. Returns the time of the statement. */
export async function stateWithdrawal(statement: WithdrawalValues): Promise<Date> {
  const { statedAt } = await callFunction(contracts.stateWithdrawal, statement);
  return timeOf(statedAt);
}

/** Confirms a statement by the code of the mailed link. Returns the time that counts. */
export async function confirmWithdrawal(orderNumber: string, code: string): Promise<Date> {
  const { withdrawnAt } = await callFunction(contracts.confirmWithdrawal, { orderNumber, code });
  return timeOf(withdrawnAt);
}

/** Follows the withdrawals that were stated without a sign-in and are not confirmed. */
export function watchStatements(
  onNext: (statements: WithdrawalStatement[]) => void,
  onError: OnError,
): Unsubscribe {
  return watchList(queries.withdrawalStatements, withdrawalStatementSchema, { onNext, onError });
}

/** Drops a statement that did not come from the customer. */
export function removeStatement(orderId: string): Promise<void> {
  return writeTogether((writer) => {
    writer.remove(documents.withdrawalStatement.build({ orderId }));
  });
}

/**
 * Notes that the money of a purchase is sent back, together with the credit note of its invoice. A sale
 * that nobody has withdrawn from is cancelled with it. Repeated calls note it once.
 */
export async function refundPurchase(orderId: string): Promise<void> {
  await transactWithRetry(async (transaction) => {
    const records = recordsOf(transaction);
    const purchase = await readPurchase(records, orderId);
    if (!purchase.refundedAt) await noteRefund(records, purchase);
  });
}

/** Notes the same of an order that was withdrawn before its approval, which has no invoice. */
export async function refundOrder(pendingOrderId: string): Promise<void> {
  await transactWithRetry(async (transaction) => {
    const { refundedAt } = await readPendingOrder(recordsOf(transaction), pendingOrderId);
    if (refundedAt) return;
    const path = documents.pendingOrder.build({ pendingOrderId });
    transaction.update(path, { refundedAt: SERVER_TIME });
  });
}
