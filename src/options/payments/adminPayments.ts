import { collections } from '#src/model/base/paths.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { paymentSchema, type Payment } from '#src/model/payments/schema.ts';
import { watchList } from '#src/data/firestore/live.ts';
import type { QuerySpec } from '#src/data/firestore/port.ts';

/** Apart from the other queries, which every page of pictures carries. */
const paymentsOf = (orderId: string): QuerySpec => ({
  collection: collections.payments,
  where: [['orderId', '==', orderId]],
});

/** Follows the payments of an order at the provider; for administrators. */
export function ofOrder(orderId: string): Resource<Payment[]> {
  return {
    watch: (onNext, onError) => watchList(paymentsOf(orderId), paymentSchema, { onNext, onError }),
  };
}
