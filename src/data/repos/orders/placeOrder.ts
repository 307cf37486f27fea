import { wantedItems } from '#src/model/cart/checkout.ts';
import type { PricedDraft } from '#src/model/cart/prices.ts';
import type { OrderAttempt } from '#src/model/cart/schema.ts';
import { orderContracts } from '#src/model/orders/contracts.ts';
import { callFunction } from '../../functions/callables.ts';

interface OrderToPlace {
  attempt: OrderAttempt;
  /** The things and amounts that the customer was shown. */
  priced: PricedDraft;
  customerName: string;
  termsVersion: string;
}

/** Has the server place an order with a discount, licences or gift cards. Repeated calls with the same id place it once. */
export async function placeOrder(order: OrderToPlace): Promise<void> {
  const { attempt, priced, customerName, termsVersion } = order;
  const { id: orderId, paymentMethod, invoiceTo } = attempt;
  const { items, discount, giftCard, statement } = priced;
  await callFunction(orderContracts.placeOrder, {
    orderId,
    code: discount?.code,
    giftCard: giftCard && { code: giftCard.code, ore: statement.giftCardOre },
    items: wantedItems(items),
    paymentMethod,
    customerName,
    termsVersion,
    totalOre: statement.agreedOre,
    invoiceTo,
  });
}
