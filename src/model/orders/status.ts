import { storedNames } from '../base/storedNames.ts';

/** The status shown for an order, derived from any of the stored ones. */
export type OrderStatus = 'completed' | 'processing' | 'cancelled';

export function isPaid(paymentStatus: string): boolean {
  return paymentStatus === 'completed' || paymentStatus === storedNames.boughtStatus;
}

export function orderStatus(paymentStatus: string): OrderStatus {
  if (isPaid(paymentStatus)) return 'completed';
  return paymentStatus === 'pending' || paymentStatus === 'processing' ? 'processing' : 'cancelled';
}

export type DownloadAvailability = 'available' | 'waiting' | 'unavailable';

/** An item can be downloaded once its order is completed and it has a file. */
export function downloadAvailability(status: OrderStatus, hasFile: boolean): DownloadAvailability {
  if (status === 'processing') return 'waiting';
  return status === 'completed' && hasFile ? 'available' : 'unavailable';
}

export type ApprovalProblem = 'already-approved' | 'already-rejected';

/** Returns why an order can no longer be approved or rejected; a pending one can be either. */
export function decisionProblem(
  paymentStatus: string,
  decision: 'approve' | 'reject',
): ApprovalProblem | undefined {
  if (paymentStatus === 'cancelled') return decision === 'approve' ? 'already-rejected' : undefined;
  return isPaid(paymentStatus) && decision === 'reject' ? 'already-approved' : undefined;
}
