import { personName } from '../account/people.ts';
import type { UserRecord } from '../account/schema.ts';
import type { OrderView } from './orderViews.ts';

function containsQuery(texts: readonly string[], query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase('da-DK');
  return texts.some((text) => text.toLocaleLowerCase('da-DK').includes(wanted));
}

/** Finds orders by album, picture, order number or customer. */
export function searchOrders(orders: readonly OrderView[], query: string): OrderView[] {
  return orders.filter(({ id, pendingOrderId = '', customerEmail, customerName, items }) => {
    const names = items.flatMap(({ name, albumTitle }) => [name, albumTitle]);
    return containsQuery([id, pendingOrderId, customerEmail, customerName, ...names], query);
  });
}

export function searchUsers(users: readonly UserRecord[], query: string): UserRecord[] {
  return users.filter((user) =>
    containsQuery([personName(user), user.displayName, user.email], query),
  );
}
