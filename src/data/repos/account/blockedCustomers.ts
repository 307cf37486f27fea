import { documents } from '#src/model/base/paths.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { blockedCustomerSchema, type BlockedCustomer } from '#src/model/orders/schema.ts';
import { SERVER_TIME } from '../../firestore/converter.ts';
import { writeTogether } from '../../firestore/documents.ts';
import { watchList } from '../../firestore/live.ts';
import { queries } from '../../firestore/queries.ts';

const pathOf = (uid: string) => documents.orderQuota.build({ uid });

/** Takes no more orders from a customer. It stands in place of the count that every order needs. */
export function block({ id, name, email }: Omit<BlockedCustomer, 'blockedAt'>): Promise<void> {
  return writeTogether((writer) => {
    writer.set(pathOf(id), { orderId: '', isBlocked: true, blockedAt: SERVER_TIME, name, email });
  });
}

export function unblock(uid: string): Promise<void> {
  return writeTogether((writer) => {
    writer.remove(pathOf(uid));
  });
}

/** The customers from whom no orders are taken. */
export const all: Resource<readonly BlockedCustomer[]> = {
  watch: (onNext, onError) =>
    watchList(queries.blockedCustomers, blockedCustomerSchema, { onNext, onError }),
};
