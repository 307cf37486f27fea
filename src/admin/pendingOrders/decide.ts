import { useCallback, useEffect } from 'react';
import { approveOrder, rejectOrder } from '#src/data/orders/approveOrder.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { AppError, isResultUnknown, isOrderRefusal } from '#src/model/base/errors.ts';
import type { ApprovalCheck, ConfirmedDifferences } from '#src/model/sale/approval/check.ts';
import type { Rejection } from '#src/model/orders/cancellation.ts';
import { orderNumber } from '#src/model/orders/orderId.ts';
import { pendingOrderTexts, pendingOrderErrors } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { OrderDecision } from '#src/model/sale/life.ts';
import { showToast } from '#src/stores/toasts.ts';
import {
  type DecidedOrder,
  type Attempt,
  useDecisions,
  noteDecided,
  noteUnconfirmed,
  beginAttempt,
  endAttempt,
} from './decisions.ts';

export interface DialogProps {
  order: PendingOrder;
  /** Every order that waits. */
  waiting: readonly PendingOrder[];
  onClose: () => void;
}

/** Closes the dialog when the order cannot be decided like this any more. */
export function useCloseOnRefusal<Input extends unknown[], Answer>(
  decide: (...input: Input) => Promise<Answer>,
  onClose: () => void,
): (...input: Input) => Promise<Answer> {
  return useCallback(
    async (...input) => {
      try {
        return await decide(...input);
      } catch (thrown) {
        if (isOrderRefusal(thrown)) onClose();
        throw thrown;
      }
    },
    [decide, onClose],
  );
}

/** Runs a decision. When its answer is lost, the order is remembered until the outcome is known. */
async function runDecision<Answer>(attempt: Attempt, send: () => Promise<Answer>): Promise<Answer> {
  if (!navigator.onLine) throw new AppError('offline');
  beginAttempt(attempt);
  try {
    return await send();
  } catch (thrown) {
    if (isResultUnknown(thrown)) noteUnconfirmed(attempt);
    else endAttempt(attempt.order.id);
    throw thrown;
  }
}

const conclusions: Record<OrderDecision, (orderId: string) => void> = {
  approved: (orderId) =>
    void showToast({ kind: 'success', text: pendingOrderTexts.approved(orderId) }),
  // One message tells of all orders that were rejected together.
  rejected: () => undefined,
};

/** Records a known decision. Two attempts that end at once are recorded once. */
function conclude(entry: DecidedOrder): void {
  endAttempt(entry.id);
  if (useDecisions.getState().decided.some(({ id }) => id === entry.id)) return;
  noteDecided(entry);
  const { kind, orderId = '' } = entry;
  conclusions[kind](orderId);
}

/**
 * Approves an order; the server mails the customer. Returns the differences that the photographer has
 * to confirm first, if there are any.
 */
export async function approve(
  order: PendingOrder,
  confirmed?: ConfirmedDifferences,
): Promise<ApprovalCheck | undefined> {
  const { id } = order;
  const approval = await runDecision({ order, kind: 'approved' }, () =>
    approveOrder(id, confirmed && { confirmed }),
  );
  if (approval.kind === 'needs-confirmation') {
    endAttempt(id);
    return approval.check;
  }
  const { id: orderId, userName, userEmail, totalAmount: total } = approval.purchase;
  const customer = userName || userEmail;
  conclude({ id, kind: 'approved', orderId, number: orderId, customer, total });
  return undefined;
}

async function rejectOne(order: PendingOrder, rejection: Rejection): Promise<void> {
  const { id, customerName, customerEmail, amount: total } = order;
  await runDecision({ order, kind: 'rejected', rejection }, () => rejectOrder(id, rejection));
  const customer = customerName || customerEmail;
  conclude({ id, kind: 'rejected', number: orderNumber(id), customer, total });
}

/**
 * Rejects orders of one customer, one after the other; the server mails the customer. It stops at the
 * first that fails: what is rejected until then is recorded, and a repetition goes on with the rest.
 */
export async function reject(
  orders: readonly PendingOrder[],
  rejection: Rejection,
  onProgress: (count: number) => void = () => undefined,
): Promise<void> {
  let count = 0;
  try {
    for (const order of orders) {
      await rejectOne(order, rejection);
      count += 1;
      onProgress(count);
    }
  } finally {
    if (count > 0) showToast({ kind: 'success', text: pendingOrderTexts.rejectedCount(count) });
  }
}

interface Repetition {
  decide: (attempt: Attempt) => Promise<unknown>;
  errors: OperationErrors;
}

/** The reason of an attempt that was kept before reasons were asked for. */
const unknownReason: Rejection = { cancelReason: 'other', cancelNote: '' };

const repetitions: Record<OrderDecision, Repetition> = {
  approved: { decide: ({ order }) => approve(order), errors: pendingOrderErrors.approve },
  rejected: {
    decide: ({ order, rejection = unknownReason }) => reject([order], rejection),
    errors: pendingOrderErrors.reject,
  },
};

/** Repeats a decision. This is safe: it returns an earlier decision and never decides twice. */
async function resolveAttempt(attempt: Attempt): Promise<void> {
  const { decide, errors } = repetitions[attempt.kind];
  try {
    await decide(attempt);
  } catch (thrown) {
    // A lost answer is tried again with the next list.
    if (isOrderRefusal(thrown)) reportFailure(thrown, errors);
  }
}

/**
 * Finds the outcome of decisions whose answer was lost: once such an order is not pending any more,
 * a decision has been written. `waiting` is a new list after each read.
 */
export function useResolveUnconfirmed(waiting: readonly PendingOrder[] | undefined): void {
  useEffect(() => {
    if (!waiting) return;
    const { unconfirmed } = useDecisions.getState();
    const isNoLongerPending = ({ order }: Attempt) => !waiting.some(({ id }) => id === order.id);
    for (const attempt of unconfirmed.filter(isNoLongerPending)) void resolveAttempt(attempt);
  }, [waiting]);
}
