import { useMemo } from 'react';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { useResource } from '#src/hooks/useResource.ts';
import type { Resource } from '#src/model/base/resource.ts';
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

interface Outcomes {
  pendingOrders: PendingOrder[];
  purchases: Purchase[];
}

/** Reads orders that are no longer pending, and the purchases they were converted to. */
async function readOutcomes(orders: readonly PendingOrder[]): Promise<Outcomes> {
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

/** An order that the customer has withdrawn is no news to them. */
function announceOutcomes({ pendingOrders: orders, purchases: bought }: Outcomes): void {
  const withdrawn = new Set(bought.filter((each) => each.withdrawnAt).map(({ id }) => id));
  for (const { paymentStatus, withdrawnAt, convertedToPurchaseId = '' } of orders) {
    if (withdrawnAt || withdrawn.has(convertedToPurchaseId)) continue;
    const toast = news[paymentStatus];
    if (toast) showToast(toast);
  }
}

/** Follows the orders that wait for approval, so that an approval shows without a reload. */
export function FollowOpenOrders({ userId, loaded, change }: FollowOpenOrdersProps) {
  async function receive(waiting: PendingOrder[]): Promise<void> {
    const waitingIds = new Set(waiting.map(({ id }) => id));
    const decided = loaded.pendingOrders.filter(
      ({ id, paymentStatus }) => isUndecided(paymentStatus) && !waitingIds.has(id),
    );
    const known = new Set(loaded.pendingOrders.map(({ id }) => id));
    const fresh = waiting.filter(({ id }) => !known.has(id));
    if (decided.length === 0 && fresh.length === 0) return;
    try {
      const outcomes = await readOutcomes(decided);
      change((current) =>
        withOrders(current, {
          purchases: outcomes.purchases,
          pendingOrders: [...fresh, ...outcomes.pendingOrders],
        }),
      );
      announceOutcomes(outcomes);
    } catch (thrown) {
      reportFailure(thrown, orderErrors.load);
    }
  }

  const open = useMemo(
    (): Resource<PendingOrder[]> => ({
      watch: (onNext, onError) => pendingOrders.watchOpen(userId, onNext, onError),
    }),
    [userId],
  );
  useResource(open, (waiting) => void receive(waiting));
  return null;
}
