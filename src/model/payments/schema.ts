import * as z from 'zod/mini';
import { pathTemplate } from '../base/paths.ts';
import { date, maybe, requiredDate } from '../base/schema.ts';
import { DAY_MS, MINUTE_MS } from '../base/units.ts';
import type { PaymentMethod } from '../orders/payment.ts';

/** The outcome of a payment that a customer has begun at the provider. */
export const paymentStatuses = [
  /** The customer has not answered yet. */
  'waiting',
  /** The order is a purchase; the money is reserved, and not collected yet. */
  'paid',
  'captured',
  /** The photographer sends a part of the collected money back. */
  'reducing',
  /** Reserved for an order that is paid otherwise, or cannot be delivered: the money goes back. */
  'returning',
  'returned',
  'aborted',
  'expired',
  'terminated',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** The customer pays in the app, or with a card on the provider's page. */
export const paymentWays = ['WALLET', 'CARD'] as const;

export type PaymentWay = (typeof paymentWays)[number];

/** The method of a purchase that is paid in this way. */
export const bookedAs: Record<PaymentWay, PaymentMethod> = { WALLET: 'mobilepay', CARD: 'card' };

/** Apart from `documents`, which every page carries. */
export const paymentDocument = pathTemplate('payments/{reference}');

/** A payment at the provider. Only the server writes it. */
export const paymentSchema = z.object({
  id: z.string(),
  orderId: z.string(),
  userId: z.string(),
  amountOre: z.int(),
  way: z.enum(paymentWays),
  status: z.enum(paymentStatuses),
  /** The part that the photographer sends back of what was collected. */
  partOre: maybe(z.int()),
  /** The provider's page, once the provider knows the payment. */
  redirectUrl: maybe(z.string()),
  createdAt: requiredDate,
  /** The time from which the server asks the provider by itself; missing when nothing is left to do. */
  checkAt: date,
  /** The time when the money was collected or went back. */
  settledAt: date,
});

export type Payment = z.infer<typeof paymentSchema>;

const open: Record<PaymentStatus, boolean> = {
  waiting: true,
  paid: true,
  captured: false,
  reducing: true,
  returning: true,
  returned: false,
  aborted: false,
  expired: false,
  terminated: false,
};

/** True while something is left to do: the customer's answer, or moving the money. */
export function isOpen({ status }: Pick<Payment, 'status'>): boolean {
  return open[status];
}

const decided: Record<PaymentStatus, boolean> = {
  ...open,
  waiting: false,
  captured: true,
  returned: true,
};

/** True once it is clear what happens to the money. A payment that ended without any is never decided. */
export function isDecided({ status }: Pick<Payment, 'status'>): boolean {
  return decided[status];
}

const bought: Record<PaymentStatus, boolean> = {
  waiting: false,
  paid: true,
  captured: true,
  reducing: true,
  returning: false,
  returned: false,
  aborted: false,
  expired: false,
  terminated: false,
};

/** True for the payment with which the order was bought. */
export function hasBought({ status }: Pick<Payment, 'status'>): boolean {
  return bought[status];
}

/** A payment whose money goes back. The server sends it, and tries again until that is done. */
export function returning(now: Date): Pick<Payment, 'status' | 'checkAt'> {
  return { status: 'returning', checkAt: now };
}

/** A payment of which a part goes back, in the same way. */
export function reducing(
  partOre: number,
  now: Date,
): Pick<Payment, 'status' | 'checkAt' | 'partOre'> {
  return { status: 'reducing', partOre, checkAt: now };
}

/** True for a payment that the provider has collected, and of which a part can go back. */
export function isCollected({ status }: Pick<Payment, 'status'>): boolean {
  return bought[status] && !open[status];
}

/** False for a payment that the provider may not know yet: its customer has no page to go to. */
export function isBegun(payment: Pick<Payment, 'status' | 'redirectUrl'>): boolean {
  return payment.redirectUrl !== undefined || isDecided(payment) || !isOpen(payment);
}

/** An order may be tried this often; afterwards it is paid by hand. */
export const ATTEMPTS_MAX_COUNT = 20;

/** The server asks again after this time when nobody has told it anything. */
export const CHECK_AFTER_MS = 5 * MINUTE_MS;

/** Money is collected by then though pictures are missing: a reservation on a card may lapse after five days. */
export const COLLECT_AFTER_MS = 4 * DAY_MS;

/** A payment that the provider does not know after this time was never begun there. */
export const UNKNOWN_AFTER_MS = 15 * MINUTE_MS;
