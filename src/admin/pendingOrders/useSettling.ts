import { useEffect } from 'react';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { isOrderRefusal } from '#src/model/base/errors.ts';
import { pendingOrderErrors } from '#src/model/orders/pendingTexts.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { approve, reject } from './decide.ts';
import { type Attempt, useDecisions } from './desk.ts';

/** Asking again is safe: it answers with what has been decided, and decides nothing a second time. */
async function resolveAttempt({ order, kind }: Attempt): Promise<void> {
  try {
    if (kind === 'approved') await approve(order);
    else await reject(order);
  } catch (thrown) {
    const errors = kind === 'approved' ? pendingOrderErrors.approve : pendingOrderErrors.reject;
    // Another lost answer changes nothing: the next list asks again.
    if (isOrderRefusal(thrown)) reportFailure(thrown, errors);
  }
}

/**
 * Finds out what became of decisions whose answer was lost: when their orders do not wait any more,
 * one of the two has been written. `waiting` is a new list each time that it has been told.
 */
export function useResolveUnconfirmed(waiting: readonly PendingOrder[] | undefined): void {
  useEffect(() => {
    if (!waiting) return;
    const { unconfirmed } = useDecisions.getState();
    const isOver = ({ order }: Attempt) => !waiting.some(({ id }) => id === order.id);
    for (const attempt of unconfirmed.filter(isOver)) void resolveAttempt(attempt);
  }, [waiting]);
}
