import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { decisionProblem, isUndecided } from '#src/model/orders/status.ts';
import { SERVER_TIME } from '../firestore/converter.ts';
import { transactAgain } from '../firestore/transactAgain.ts';
import { readPendingOrder } from './readOrder.ts';

/**
 * Rejects an order that still waits. Rejecting it twice is rejecting it once; the answer is whether
 * this was the one, whose customer has not been told yet.
 */
export async function rejectOrder(pendingOrderId: string): Promise<boolean> {
  let isNews = false;
  await transactAgain(async (transaction) => {
    const { paymentStatus } = await readPendingOrder(transaction, pendingOrderId);
    const problem = decisionProblem(paymentStatus, 'rejected');
    if (problem) throw new AppError(`order/${problem}`);
    if (!isUndecided(paymentStatus)) return;
    transaction.update(documents.pendingOrder.build({ pendingOrderId }), {
      paymentStatus: 'cancelled',
      cancelledAt: SERVER_TIME,
    });
    isNews = true;
  });
  return isNews;
}
