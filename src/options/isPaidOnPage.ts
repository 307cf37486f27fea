import type { PayableOrder } from '#src/model/payments/paymentPage.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { optionsOf } from './list.ts';

/** True for an order that is paid on a page of the shop; any other is paid by hand. */
export function isPaidOnPage(order: PayableOrder, shop: Shop): boolean {
  return optionsOf(shop).some(({ takesMoneyFor }) => takesMoneyFor?.(order, shop));
}
