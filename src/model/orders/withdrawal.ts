import { type OrderStatus, orderStatus } from './status.ts';

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
