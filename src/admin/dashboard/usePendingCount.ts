import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import { useLive } from '#src/hooks/useLive.ts';
import { useRetryOnline } from '#src/hooks/useOnline.ts';
import { isTestPendingOrder } from '#src/model/orders/testOrders.ts';

const watchPending: typeof pendingOrders.watchPending = (onNext, onError) =>
  pendingOrders.watchPending(onNext, onError);

/** How many payments wait, without the orders that only try the shop out; undefined while unknown. */
export function usePendingCount(): number | undefined {
  const pending = useLive(watchPending);
  useRetryOnline(pending);
  return pending.value?.filter((order) => !isTestPendingOrder({ ...order, adminNotes: '' })).length;
}
