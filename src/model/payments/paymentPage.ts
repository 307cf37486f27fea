import { routes } from '../base/routes.ts';
import type { PaymentMethod } from '../orders/payment.ts';

declare global {
  /**
   * True where the shop takes payments by itself (`payments.mobilePay` in `site.config.json`). The build
   * replaces it, and leaves the other way out.
   */
  const PAYS_AUTOMATICALLY: boolean;
  /** True where the provider takes cards as well (`payments.card`). */
  const TAKES_CARDS: boolean;
}

const atProvider: Record<PaymentMethod, boolean> = {
  mobilepay: true,
  cash: false,
  bank_transfer: false,
  card: false,
};

/** True for the methods that a shop with automatic payments takes at the provider's page. */
export function isPaidAtProvider(method: PaymentMethod): boolean {
  return atProvider[method];
}

/** The parameter of the address that names the order. */
export const PAYMENT_ORDER_PARAMETER = 'ordre';

/** The page of an order's payment, to which the provider leads back. */
export function paymentPagePath(orderId: string): string {
  return `${routes.orderConfirmation}?${new URLSearchParams({ [PAYMENT_ORDER_PARAMETER]: orderId })}`;
}
