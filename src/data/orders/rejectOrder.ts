import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import type { Rejection } from '#src/model/orders/cancellation.ts';
import { decisionProblem, isUndecided } from '#src/model/orders/status.ts';
import { SERVER_TIME } from '../firestore/converter.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import { readPendingOrder } from './readOrder.ts';

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
