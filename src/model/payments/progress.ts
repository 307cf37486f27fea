import type { Payment, PaymentStatus, PaymentWay } from './schema.ts';

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

const awaitsAnother: Record<PaymentProgress, boolean> = {
  unbegun: true,
  waiting: false,
  paid: false,
  paidTwice: false,
  aborted: true,
  expired: true,
  returned: false,
};

/** True while the order waits to be paid and no payment of it is under way. */
export function awaitsPayment(state: PaymentState): boolean {
  return awaitsAnother[progressOf(state)];
}

/** True while another answer of the server may come by itself. */
export function mayChange(state: PaymentState): boolean {
  return isUnderWay[progressOf(state)];
}
