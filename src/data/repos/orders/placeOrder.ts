import { toOre } from '#src/model/base/money.ts';
import type { WantedItem } from '#src/model/cart/checkout.ts';
import type { OrderAttempt } from '#src/model/cart/schema.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { callFunction } from '../../functions/callables.ts';

interface OrderToPlace {
  attempt: OrderAttempt;
  /** Its things, with their licences where there are several. */
  items: WantedItem[];
  /** The code of a discount that takes something off. */
  code: string | undefined;
  /** The gift card that pays a part. */
  giftCard: { code: string; amount: number } | undefined;
  customerName: string;
  salesTermsVersion: string;
  /** In kroner, as the customer was shown it. */
  total: number;
}

/** Has the server place an order with a discount, licences or gift cards. Repeated calls with the same id place it once. */
export async function placeOrder(order: OrderToPlace): Promise<void> {
  const { attempt, items, code, giftCard, customerName, salesTermsVersion, total } = order;
  const { id: orderId, paymentMethod, invoiceTo } = attempt;
  await callFunction(orderContracts.placeOrder, {
    orderId,
    code,
    giftCard: giftCard && { code: giftCard.code, ore: toOre(giftCard.amount) },
    items,
    paymentMethod,
    customerName,
    termsVersion: salesTermsVersion,
    totalOre: toOre(total),
    invoiceTo,
  });
}
