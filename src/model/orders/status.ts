import { stored } from '../base/storedNames.ts';

/** What a customer sees of an order, whatever words its record uses. */
export type OrderStatus = 'completed' | 'processing' | 'cancelled';

/** Whether a stored payment status means paid. */
export function isPaid(paymentStatus: string): boolean {
  return paymentStatus === 'completed' || paymentStatus === stored.boughtStatus;
}

/** The shown status of a stored payment status. */
export function orderStatus(paymentStatus: string): OrderStatus {
  if (isPaid(paymentStatus)) return 'completed';
  return paymentStatus === 'pending' || paymentStatus === 'processing' ? 'processing' : 'cancelled';
}

export type DownloadAvailability = 'available' | 'waiting' | 'unavailable';

/** Whether an item can be downloaded: only from a completed order, and only when there is a file. */
export function downloadAvailability(status: OrderStatus, hasFile: boolean): DownloadAvailability {
  if (status === 'processing') return 'waiting';
  return status === 'completed' && hasFile ? 'available' : 'unavailable';
}

export type ApprovalProblem = 'already-approved' | 'already-rejected';

/** What may still happen to an order: only one that is pending can be approved or rejected. */
export function decisionProblem(
  paymentStatus: string,
  decision: 'approve' | 'reject',
): ApprovalProblem | undefined {
  if (paymentStatus === 'cancelled') return decision === 'approve' ? 'already-rejected' : undefined;
  return isPaid(paymentStatus) && decision === 'reject' ? 'already-approved' : undefined;
}
