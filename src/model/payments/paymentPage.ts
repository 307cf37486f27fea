import { routes } from '../base/routes.ts';
import { isAtProvider, type PaymentMethod } from '../orders/payment.ts';
import { oreToPay } from '../sale/records.ts';
import type { Shop } from '../settings/schema.ts';

type Choice = Pick<Shop, 'payments'>;

/** True where the shop takes payments by itself, through Vipps MobilePay. */
export function paysAutomatically({ payments }: Choice): boolean {
  return payments.mobilePay === 'automatic';
}

/** True where Vipps MobilePay takes cards as well. */
export function takesBankCards(shop: Choice): boolean {
  return paysAutomatically(shop) && shop.payments.card;
}

/** The provider takes no smaller payment. */
export const PAYMENT_MIN_ORE = 100;

export type PayableOrder = Parameters<typeof oreToPay>[0] & { paymentMethod: PaymentMethod };

/** True for an order whose money the shop takes by itself, on the page of its payment. */
export function isPaidAtProvider(order: PayableOrder, shop: Choice): boolean {
  // A discount or a gift card may leave nothing, or less than the provider takes.
  const isEnough = oreToPay(order) >= PAYMENT_MIN_ORE;
  return paysAutomatically(shop) && isAtProvider(order.paymentMethod) && isEnough;
}

/** The parameter of the address that names the order. */
export const PAYMENT_ORDER_PARAMETER = 'ordre';

/** The page of an order's payment, to which the provider leads back. */
export function paymentPagePath(orderId: string): string {
  return `${routes.orderConfirmation}?${new URLSearchParams({ [PAYMENT_ORDER_PARAMETER]: orderId })}`;
}
