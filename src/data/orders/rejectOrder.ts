import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { decisionProblem, isUndecided } from '#src/model/orders/status.ts';
import { SERVER_TIME } from '../firestore/converter.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import { readPendingOrder } from './readOrder.ts';

/**
 * Rejects a pending order. Returns true when this call rejected it, so that its customer still has
 * to be notified; false when it was rejected before.
 */
export async function rejectOrder(pendingOrderId: string): Promise<boolean> {
  let isNewDecision = false;
  await transactWithRetry(async (transaction) => {
    const { paymentStatus } = await readPendingOrder(transaction, pendingOrderId);
    const problem = decisionProblem(paymentStatus, 'rejected');
    if (problem) throw new AppError(`order/${problem}`);
    if (!isUndecided(paymentStatus)) return;
    transaction.update(documents.pendingOrder.build({ pendingOrderId }), {
      paymentStatus: 'cancelled',
      cancelledAt: SERVER_TIME,
    });
    isNewDecision = true;
  });
  return isNewDecision;
}
