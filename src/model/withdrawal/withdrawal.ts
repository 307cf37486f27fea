import { DAY_MS } from '../base/units.ts';
import { type OrderStatus, orderStatus } from '../orders/status.ts';

export const WITHDRAWAL_NAME_MAX_LENGTH = 201;

/** The parts of an order or a purchase that decide if it can be withdrawn. */
interface WithdrawalFacts {
  paymentStatus: string;
  withdrawnAt?: Date | undefined;
  /** Known for purchases only: nothing can be downloaded before the approval. */
  firstDownloadAt?: Date | undefined;
  downloadCount?: number | undefined;
}

/** True once an original was handed out. Older purchases have only the count of their downloads. */
export function isDownloaded({
  firstDownloadAt,
  downloadCount = 0,
}: Pick<WithdrawalFacts, 'firstDownloadAt' | 'downloadCount'>): boolean {
  return firstDownloadAt !== undefined || downloadCount > 0;
}

export const withdrawalProblems = ['withdrawn', 'cancelled', 'downloaded'] as const;

export type WithdrawalProblem = (typeof withdrawalProblems)[number];

const standing: Record<OrderStatus, boolean> = {
  processing: true,
  completed: true,
  cancelled: false,
};

/**
 * Returns why an order can no longer be withdrawn. Before the approval it always can; after it,
 * until the first download.
 */
export function withdrawalProblem(facts: WithdrawalFacts): WithdrawalProblem | undefined {
  if (facts.withdrawnAt !== undefined) return 'withdrawn';
  if (!standing[orderStatus(facts.paymentStatus)]) return 'cancelled';
  return isDownloaded(facts) ? 'downloaded' : undefined;
}

/** The money of a withdrawn order must be sent back within this time. */
export const REFUND_DAYS = 14;

/** Long enough for a transfer to arrive and to be sent back. */
const SHOWN_MS = 60 * DAY_MS;

/** The day by which the money must be sent back. */
export function refundDeadline(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + REFUND_DAYS * DAY_MS);
}

interface Withdrawn {
  withdrawnAt?: Date | undefined;
  refundedAt?: Date | undefined;
}

/**
 * True while the photographer is shown a withdrawn order: a paid one until its money is sent back,
 * one that was perhaps never paid for as long as money may arrive, and either for a while after.
 */
export function isShownAsWithdrawn(
  { withdrawnAt, refundedAt }: Withdrawn,
  isSale: boolean,
  now: Date,
): boolean {
  if (withdrawnAt === undefined) return false;
  if (isSale && refundedAt === undefined) return true;
  return (refundedAt ?? withdrawnAt).getTime() > now.getTime() - SHOWN_MS;
}
