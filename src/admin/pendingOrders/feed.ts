import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import { refreshedWatch } from '#src/hooks/refreshedWatch.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { PENDING_ORDERS_REFRESH_MS } from '#src/shared/limits.ts';
import type { Attempt, DecidedOrder } from './desk.ts';

/** The orders that wait, live, and read anew every 30 seconds. */
export const watchWaitingOrders = refreshedWatch({
  watch: (onNext, onError) => pendingOrders.watchPending(onNext, onError),
  list: () => pendingOrders.listPending(),
  everyMs: PENDING_ORDERS_REFRESH_MS,
});

const createdTime = ({ createdAt }: PendingOrder): number => createdAt?.getTime() ?? 0;

/** What is shown: what waits, the newest first, with what is unconfirmed and without what was just decided. */
export function undecidedOrders(
  waiting: readonly PendingOrder[],
  decided: readonly DecidedOrder[],
  unconfirmed: readonly Attempt[],
): PendingOrder[] {
  const open = unconfirmed
    .map(({ order }) => order)
    .filter((order) => !waiting.some(({ id }) => id === order.id));
  return [...waiting, ...open]
    .filter((order) => !decided.some(({ id }) => id === order.id))
    .sort((a, b) => createdTime(b) - createdTime(a) || a.id.localeCompare(b.id));
}
