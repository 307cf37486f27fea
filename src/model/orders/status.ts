import { memberOf, unreachable } from '../base/closedSets.ts';
import { stored } from '../base/storedNames.ts';

/** What a pending order says of its payment. */
export const pendingStatuses = ['pending', 'completed', 'cancelled'] as const;

export type PendingStatus = (typeof pendingStatuses)[number];

/** What a purchase or a record of an order says of its payment: older ones know two more words. */
const paymentStatuses = [...pendingStatuses, 'processing', stored.boughtStatus] as const;

type PaymentStatus = (typeof paymentStatuses)[number];

/** What a customer sees of an order, whatever words its record uses. */
export type OrderStatus = 'completed' | 'processing' | 'cancelled';

const shownStatuses: Record<PaymentStatus, OrderStatus> = {
  pending: 'processing',
  processing: 'processing',
  completed: 'completed',
  [stored.boughtStatus]: 'completed',
  cancelled: 'cancelled',
};

/** The shown status of a stored payment status; one that nobody knows counts as cancelled. */
export function orderStatus(paymentStatus: string): OrderStatus {
  const known = memberOf(paymentStatuses, paymentStatus);
  return known === undefined ? 'cancelled' : shownStatuses[known];
}

const bought: Record<OrderStatus, boolean> = {
  completed: true,
  processing: false,
  cancelled: false,
};

const waiting: Record<OrderStatus, boolean> = {
  completed: false,
  processing: true,
  cancelled: false,
};

/** Whether the customer owns what was ordered. */
export function isBought({ status }: { status: OrderStatus }): boolean {
  return bought[status];
}

/** Whether the order still waits for its payment. */
export function isWaiting({ status }: { status: OrderStatus }): boolean {
  return waiting[status];
}

/** Whether a stored payment status means paid. */
export function isPaid(paymentStatus: string): boolean {
  return isBought({ status: orderStatus(paymentStatus) });
}

const undecided: Record<PaymentStatus, boolean> = {
  pending: true,
  // The security rules let only what is pending be decided.
  processing: false,
  completed: false,
  [stored.boughtStatus]: false,
  cancelled: false,
};

/** Whether a stored payment status means that the photographer may still approve or reject. */
export function isUndecided(paymentStatus: string): boolean {
  const known = memberOf(paymentStatuses, paymentStatus);
  return known !== undefined && undecided[known];
}

export type DownloadAvailability = 'available' | 'waiting' | 'unavailable';

/** Whether an item can be downloaded: only from a completed order, and only when there is a file. */
export function downloadAvailability(status: OrderStatus, hasFile: boolean): DownloadAvailability {
  switch (status) {
    case 'processing':
      return 'waiting';
    case 'completed':
      return hasFile ? 'available' : 'unavailable';
    case 'cancelled':
      return 'unavailable';
    default:
      return unreachable(status);
  }
}

/** What the photographer may make of an order that waits, as browsers store it. */
export const orderDecisions = ['approved', 'rejected'] as const;

export type OrderDecision = (typeof orderDecisions)[number];

export type ApprovalProblem = 'already-approved' | 'already-rejected';

const problems: Record<PendingStatus, Record<OrderDecision, ApprovalProblem | undefined>> = {
  pending: { approved: undefined, rejected: undefined },
  completed: { approved: undefined, rejected: 'already-approved' },
  cancelled: { approved: 'already-rejected', rejected: undefined },
};

/** Returns why a decision cannot be made; to make the same one again is no problem. */
export function decisionProblem(
  paymentStatus: PendingStatus,
  decision: OrderDecision,
): ApprovalProblem | undefined {
  return problems[paymentStatus][decision];
}
