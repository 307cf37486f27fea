import { useMemo } from 'react';
import * as pendingOrders from '#src/data/repos/orders/pendingOrders.ts';
import * as purchases from '#src/data/repos/purchases/purchases.ts';
import { reportFailure } from '#src/hooks/useSubmit.ts';
import { useResource } from '#src/hooks/useResource.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { type ReadOrders, withOrders } from '#src/model/orders/orderList.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { orderErrors, orderHistoryTexts as texts } from '#src/model/orders/texts.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { lifeOf, saleFacts, stageFacts } from '#src/model/sale/life.ts';
import { showToast } from '#src/stores/toasts.ts';
import type { OrderHistory } from './useOrderHistory.ts';

interface FollowOpenOrdersProps {
  userId: string;
  loaded: ReadOrders;
  change: OrderHistory['change'];
}

interface Outcome {
  order: PendingOrder;
  /** The purchase that the order has become. */
  purchase: Purchase | undefined;
}

async function readOutcome({ id }: PendingOrder): Promise<Outcome | undefined> {
  const order = await pendingOrders.get(id);
  if (!order) return undefined;
  const { convertedToPurchaseId: orderId } = order;
  return { order, purchase: orderId === undefined ? undefined : await purchases.get(orderId) };
}

/** An order that the customer has withdrawn is no news to them. */
function announce(outcome: Outcome): void {
  const life = lifeOf(outcome);
  const { isBought, isUndecided } = stageFacts(life);
  if (life.withdrawnAt || isUndecided) return;
  showToast(
    isBought
      ? { kind: 'success', text: texts.approved }
      : { kind: 'warning', text: texts.rejected },
  );
}

/** Follows the orders that wait for approval, so that an approval shows without a reload. */
export function FollowOpenOrders({ userId, loaded, change }: FollowOpenOrdersProps) {
  async function receive(waiting: PendingOrder[]): Promise<void> {
    const waitingIds = new Set(waiting.map(({ id }) => id));
    const decided = loaded.pendingOrders.items.filter(
      (order) => saleFacts({ order }).isUndecided && !waitingIds.has(order.id),
    );
    const known = new Set(loaded.pendingOrders.items.map(({ id }) => id));
    const fresh = waiting.filter(({ id }) => !known.has(id));
    if (decided.length === 0 && fresh.length === 0) return;
    try {
      const read = await Promise.all(decided.map(readOutcome));
      const outcomes = read.filter((outcome) => outcome !== undefined);
      change((current) =>
        withOrders(current, {
          purchases: outcomes.flatMap(({ purchase }) => purchase ?? []),
          pendingOrders: [...fresh, ...outcomes.map(({ order }) => order)],
        }),
      );
      outcomes.forEach(announce);
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
