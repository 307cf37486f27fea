import { withDeadline } from '#src/data/deadline.ts';
import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import * as users from '#src/data/repos/users.ts';
import type { SessionUser } from '#src/model/account/schema.ts';
import type { AppErrorCode } from '#src/model/base/errors.ts';
import { cartTotal } from '#src/model/cart/cart.ts';
import { pendingOrderFrom } from '#src/model/cart/checkout.ts';
import type { OrderAttempt, OrderConfirmation } from '#src/model/cart/schema.ts';
import { termsVersion } from '#src/model/content/legal/termsVersions.ts';

/** With these codes the server has rejected the order: it does not exist, and a retry would be rejected too. */
const REFUSALS: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'rate-limited',
  'quota-exceeded',
  'not-configured',
  'order/blocked',
]);

export function isRefusal(code: AppErrorCode): boolean {
  return REFUSALS.has(code);
}

/** The phone number for the confirmation. It is not part of the order, so a failure does not matter. */
async function phoneOf(uid: string): Promise<string> {
  try {
    return (await withDeadline(users.get(uid)))?.phoneNumber ?? '';
  } catch {
    return '';
  }
}

/** Places the order. Repeating an attempt is safe: the order is created once under the attempt's id. */
export async function placeOrder(
  attempt: OrderAttempt,
  user: SessionUser,
): Promise<OrderConfirmation> {
  const { id, items, paymentMethod, invoiceTo } = attempt;
  const now = new Date();
  const terms = { version: termsVersion, acceptedAt: now };
  const phone = phoneOf(user.uid);
  await pendingOrders.create(
    pendingOrderFrom({ id, items, buyer: user, paymentMethod, terms, invoiceTo, now }),
  );
  return {
    orderId: id,
    orderDate: now,
    items,
    total: cartTotal(items),
    paymentMethod,
    customerInfo: { email: user.email, name: user.name, phone: await phone },
  };
}
