import { toOre } from '#src/model/base/money.ts';
import type { CartItem, OrderAttempt } from '#src/model/cart/schema.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { callFunction } from '../../callables.ts';

interface PlacedOrder {
  attempt: OrderAttempt;
  /** Its things, with their licences where there are several. */
  items: readonly CartItem[];
  /** The code of a discount that takes something off. */
  code: string | undefined;
  customerName: string;
  termsVersion: string;
  /** In kroner, as the customer was shown it. */
  total: number;
}

/** Has the server place an order with a discount or with licences. Repeated calls with the same id place it once. */
export async function place(order: PlacedOrder): Promise<void> {
  const { attempt, items, code, customerName, termsVersion, total } = order;
  const { id: orderId, paymentMethod, invoiceTo } = attempt;
  await callFunction(orderContracts.placeOrder, {
    orderId,
    code,
    items: items.map(({ id, type, licenceId }) => ({ id, type, licenceId })),
    paymentMethod,
    customerName,
    termsVersion,
    totalOre: toOre(total),
    invoiceTo,
  });
}
