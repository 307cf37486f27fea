import * as z from 'zod/mini';
import { maybe, text, withDefault } from '../base/schema.ts';

/** The reasons for which the photographer rejects an order. */
export const rejectionReasons = ['unpaid', 'amount', 'withdrawn', 'unavailable', 'other'] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

/**
 * A waiting order is also cancelled when its customer withdraws or deletes the account, or when it is
 * not paid in time.
 */
export const cancelReasons = [
  ...rejectionReasons,
  'withdrawn-by-customer',
  'expired',
  'account-deleted',
] as const;

export type CancelReason = (typeof cancelReasons)[number];

export const CANCEL_NOTE_MAX_LENGTH = 500;

/** The reason of a cancelled order. Orders cancelled before reasons were asked for have none. */
export const cancellationFields = {
  cancelReason: maybe(z.enum(cancelReasons)),
  /** The photographer's own words to the customer. */
  cancelNote: maybe(z.string()),
} as const;

/** The change of an order that ends without a purchase. */
export function cancellation(cancelReason: CancelReason, cancelledAt: Date) {
  return { paymentStatus: 'cancelled', cancelledAt, cancelReason } as const;
}

export const rejectionSchema = z.object({
  cancelReason: withDefault(z.enum(rejectionReasons), 'other'),
  cancelNote: text,
});

export type Rejection = z.infer<typeof rejectionSchema>;

const needsWords: Record<RejectionReason, boolean> = {
  unpaid: false,
  amount: false,
  withdrawn: false,
  unavailable: false,
  other: true,
};

export type RejectionProblem = 'no-reason' | 'no-words' | 'too-long';

/** Returns what is missing before an order can be rejected. */
export function rejectionProblem(
  reason: RejectionReason | undefined,
  note: string,
): RejectionProblem | undefined {
  if (reason === undefined) return 'no-reason';
  if (note.trim().length > CANCEL_NOTE_MAX_LENGTH) return 'too-long';
  return needsWords[reason] && note.trim() === '' ? 'no-words' : undefined;
}
