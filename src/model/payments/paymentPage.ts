import { routes } from '../base/routes.ts';
import type { PaymentMethod } from '../orders/payment.ts';
import type { Payment, PaymentStatus, PaymentWay } from './schema.ts';

declare global {
  /**
   * True where the shop takes payments by itself (`payments.mobilePay` in `site.config.json`). The build
   * replaces it, and leaves the other way out.
   */
  const PAYS_AUTOMATICALLY: boolean;
  /** True where the provider takes cards as well (`payments.card`). */
  const TAKES_BANK_CARDS: boolean;
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

/** The states of an order's payment, as its customer understands them. */
export type PaymentProgress =
  /** Nothing has begun at the provider. */
  | 'unbegun'
  | 'waiting'
  | 'paid'
  /** Bought, and another payment of it goes back. */
  | 'paidTwice'
  | 'aborted'
  | 'expired'
  /** Not bought, and the money goes back. */
  | 'returned';

/** The server's answer about a payment. */
export interface PaymentState {
  status?: PaymentStatus | undefined;
  way?: PaymentWay | undefined;
  isBought?: boolean | undefined;
}

const unbought: Record<PaymentStatus, PaymentProgress> = {
  waiting: 'waiting',
  paid: 'paid',
  captured: 'paid',
  reducing: 'paid',
  returning: 'returned',
  returned: 'returned',
  aborted: 'aborted',
  expired: 'expired',
  terminated: 'expired',
};

const goesBack: Record<PaymentStatus, boolean> = {
  waiting: false,
  paid: false,
  captured: false,
  reducing: false,
  returning: true,
  returned: true,
  aborted: false,
  expired: false,
  terminated: false,
};

/**
 * The payment of which the customer is told: one that goes back beside the one that bought the order,
 * otherwise the newest.
 */
export function shownPayment<Of extends Pick<Payment, 'status'>>(
  payments: readonly Of[],
  isBought: boolean,
): Of | undefined {
  const surplus = isBought ? payments.find(({ status }) => goesBack[status]) : undefined;
  return surplus ?? payments.at(-1);
}

export function progressOf({ status, isBought = false }: PaymentState): PaymentProgress {
  if (isBought) return status !== undefined && goesBack[status] ? 'paidTwice' : 'paid';
  return status === undefined ? 'unbegun' : unbought[status];
}

const isUnderWay: Record<PaymentProgress, boolean> = {
  unbegun: true,
  waiting: true,
  paid: false,
  paidTwice: false,
  aborted: false,
  expired: false,
  returned: false,
};

/** True while another answer of the server may come by itself. */
export function mayChange(state: PaymentState): boolean {
  return isUnderWay[progressOf(state)];
}
