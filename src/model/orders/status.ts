import { memberOf, unreachable } from '../base/closedSets.ts';
import { storedNames } from '../base/storedNames.ts';

/** The stored payment statuses of a pending order. */
export const pendingStatuses = ['pending', 'completed', 'cancelled'] as const;

export type PendingStatus = (typeof pendingStatuses)[number];

/** The stored payment statuses of purchases and order records; older ones use two more words. */
const purchaseStatuses = [...pendingStatuses, 'processing', storedNames.boughtStatus] as const;

type PurchaseStatus = (typeof purchaseStatuses)[number];

/** The status shown for an order, derived from any of the stored ones. */
export type OrderStatus = 'completed' | 'processing' | 'cancelled';

const shownStatuses: Record<PurchaseStatus, OrderStatus> = {
  pending: 'processing',
  processing: 'processing',
  completed: 'completed',
  [storedNames.boughtStatus]: 'completed',
  cancelled: 'cancelled',
};

/** The shown status of a stored payment status; an unknown one counts as cancelled. */
export function orderStatus(paymentStatus: string): OrderStatus {
  const known = memberOf(purchaseStatuses, paymentStatus);
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

/** True when the customer owns the ordered items. */
export function isBought({ status }: { status: OrderStatus }): boolean {
  return bought[status];
}

/** True when the order still waits for its payment. */
export function isWaiting({ status }: { status: OrderStatus }): boolean {
  return waiting[status];
}

/** True when a stored payment status means paid. */
export function isPaid(paymentStatus: string): boolean {
  return isBought({ status: orderStatus(paymentStatus) });
}

const undecided: Record<PurchaseStatus, boolean> = {
  pending: true,
  // The security rules allow a decision about pending orders only.
  processing: false,
  completed: false,
  [storedNames.boughtStatus]: false,
  cancelled: false,
};

/** True when the photographer may still approve or reject an order with this stored status. */
export function isUndecided(paymentStatus: string): boolean {
  const known = memberOf(purchaseStatuses, paymentStatus);
  return known !== undefined && undecided[known];
}

/** The stored statuses with which a discount code or a gift card counts as used: what is cancelled has given it back. */
export const usingStatuses = {
  pendingOrders: ['pending'],
  purchases: ['pending', 'completed', storedNames.boughtStatus],
} as const satisfies Record<string, readonly PurchaseStatus[]>;

export type DownloadAvailability = 'available' | 'waiting' | 'unavailable';

/** An item can be downloaded once its order is completed and it has a file. */
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

/** The decisions about a pending order, in the words that browsers store. */
export const orderDecisions = ['approved', 'rejected'] as const;

export type OrderDecision = (typeof orderDecisions)[number];

export type ApprovalProblem = 'already-approved' | 'already-rejected' | 'withdrawn';

const problems: Record<PendingStatus, Record<OrderDecision, ApprovalProblem | undefined>> = {
  pending: { approved: undefined, rejected: undefined },
  completed: { approved: undefined, rejected: 'already-approved' },
  cancelled: { approved: 'already-rejected', rejected: undefined },
};

/** Returns why an order can no longer be approved or rejected; repeating a decision is no problem. */
export function decisionProblem(
  { paymentStatus, withdrawnAt }: { paymentStatus: PendingStatus; withdrawnAt?: Date | undefined },
  decision: OrderDecision,
): ApprovalProblem | undefined {
  if (withdrawnAt !== undefined) return 'withdrawn';
  return problems[paymentStatus][decision];
}
