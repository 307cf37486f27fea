import { useCallback, useEffect, useEffectEvent } from 'react';
import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases.ts';
import { reportFailure } from '#src/hooks/reportFailure.ts';
import { useLive, type Watch } from '#src/hooks/useLive.ts';
import { useRetryOnline } from '#src/hooks/useOnline.ts';
import { withOrders, type LoadedOrders } from '#src/model/orders/history.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { isUndecided, type PendingStatus } from '#src/model/orders/status.ts';
import { orderErrors, orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { showToast, type NewToast } from '#src/stores/toasts.ts';
import type { OrderHistory } from './useOrderHistory.ts';

interface FollowOpenOrdersProps {
  userId: string;
  loaded: LoadedOrders;
  change: OrderHistory['change'];
}

/** What became of orders that do not wait any more. */
async function readOutcomes(
  orders: readonly PendingOrder[],
): Promise<{ pendingOrders: PendingOrder[]; purchases: Purchase[] }> {
  const answered = await Promise.all(orders.map(({ id }) => pendingOrders.get(id)));
  const orderIds = answered.flatMap((order) => order?.convertedToPurchaseId ?? []);
  const bought = await Promise.all(orderIds.map((id) => purchases.get(id)));
  return {
    pendingOrders: answered.filter((order) => order !== undefined),
    purchases: bought.filter((purchase) => purchase !== undefined),
  };
}

const news: Record<PendingStatus, NewToast | undefined> = {
  pending: undefined,
  completed: { kind: 'success', text: texts.approved },
  cancelled: { kind: 'warning', text: texts.rejected },
};

function announceOutcomes(orders: readonly PendingOrder[]): void {
  for (const { paymentStatus } of orders) {
    const toast = news[paymentStatus];
    if (toast) showToast(toast);
  }
}

/** Follows the orders that wait for their payment: an approval shows itself without a reload. */
export function FollowOpenOrders({ userId, loaded, change }: FollowOpenOrdersProps) {
  const watch: Watch<PendingOrder[]> = useCallback(
    (onNext, onError) => pendingOrders.watchOpen(userId, onNext, onError),
    [userId],
  );
  const open = useLive(watch);
  useRetryOnline(open);

  const receive = useEffectEvent(async (waiting: PendingOrder[]) => {
    const waitingIds = new Set(waiting.map(({ id }) => id));
    const gone = loaded.pendingOrders.filter(
      ({ id, paymentStatus }) => isUndecided(paymentStatus) && !waitingIds.has(id),
    );
    const known = new Set(loaded.pendingOrders.map(({ id }) => id));
    const fresh = waiting.filter(({ id }) => !known.has(id));
    if (gone.length === 0 && fresh.length === 0) return;
    try {
      const outcomes = await readOutcomes(gone);
      change((current) =>
        withOrders(current, {
          purchases: outcomes.purchases,
          pendingOrders: [...fresh, ...outcomes.pendingOrders],
        }),
      );
      announceOutcomes(outcomes.pendingOrders);
    } catch (thrown) {
      reportFailure(thrown, orderErrors.load);
    }
  });

  useEffect(() => {
    if (open.status === 'ready') void receive(open.value);
  }, [open.status, open.value]);
  return null;
}
