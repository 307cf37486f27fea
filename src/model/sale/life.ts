import { memberOf } from '../base/closedSets.ts';
import { storedNames } from '../base/storedNames.ts';
import type { CancelReason } from '../orders/cancellation.ts';

/** The stored payment statuses of a pending order. */
export const pendingStatuses = ['pending', 'completed', 'cancelled'] as const;

/** Those of purchases and their mirrors; older ones use two more words. */
const storedStatuses = [...pendingStatuses, 'processing', storedNames.boughtStatus] as const;

type StoredStatus = (typeof storedStatuses)[number];

/** The stored statuses with which a discount code or a gift card counts as used: what is cancelled has given it back. */
export const usingStatuses = {
  pendingOrders: ['pending'],
  purchases: ['pending', 'completed', storedNames.boughtStatus],
} as const satisfies Record<string, readonly StoredStatus[]>;

/** The money that went back: all of it, or a part, in kroner, of a sale that stands. */
interface SentBack {
  at: Date;
  part: number | undefined;
}

interface Known {
  /** The sale had been approved before its customer withdrew. */
  wasApproved: boolean;
  withdrawnAt?: Date | undefined;
  sentBack?: SentBack | undefined;
  /** The approval of gift cards that were bought, from which the days to withdraw run. */
  giftCardsSince?: Date | undefined;
  cancelReason?: CancelReason | undefined;
  cancelNote?: string | undefined;
}

/** A stage with what is known at it. The rest is undefined, so that it can be asked for at any stage. */
type Stage<Name extends string, Field extends keyof Known = never> = {
  stage: Name;
} & Pick<Known, Field> &
  Partial<Record<Exclude<keyof Known, Field>, undefined>>;

type Reason = 'cancelReason' | 'cancelNote';

/** A sale also ends as cancelled with the account of its customer, and by a refund that is on its way. */
export type Ending = 'rejected' | 'expired' | 'cancelled';

/** The stage of a sale after checkout, with the facts known at that stage. */
export type SaleLife =
  /** The order waits for its payment and for the photographer. */
  | Stage<'ordered'>
  /** A purchase that was made before its payment, as older shops did, waits for the photographer. */
  | Stage<'unpaid'>
  /** Waits in the word of an older shop, which nobody can decide about. */
  | Stage<'processing'>
  /** Approved by the photographer, or by a payment. */
  | Stage<'approved', 'sentBack' | 'giftCardsSince'>
  /** The customer has fetched an original. */
  | Stage<'delivered', 'sentBack' | 'giftCardsSince'>
  | (Stage<'withdrawn', 'withdrawnAt' | 'wasApproved' | Reason> & { withdrawnAt: Date })
  /** All money is sent back, of a sale that was withdrawn or that the photographer has cancelled. */
  | (Stage<'refunded', 'withdrawnAt' | 'sentBack' | 'wasApproved' | Reason> & {
      sentBack: SentBack;
    })
  | Stage<Ending, Reason>;

export type SaleStage = SaleLife['stage'];

/** The fields of an order or a purchase that tell of its life. */
interface StoredSale {
  paymentStatus: string;
  withdrawnAt?: Date | undefined;
  refundedAt?: Date | undefined;
  refundedAmount?: number | undefined;
  firstDownloadAt?: Date | undefined;
  downloadCount?: number | undefined;
  giftCards?: readonly unknown[] | undefined;
  completedDate?: Date | undefined;
  cancelReason?: CancelReason | undefined;
  cancelNote?: string | undefined;
}

/** The records that may be stored of one sale. */
export interface SaleRecords {
  order?: StoredSale | undefined;
  purchase?: StoredSale | undefined;
  mirror?: { status: string } | undefined;
}

/** True once an original was handed out. Older purchases have only the count of their downloads. */
export function isDownloaded({
  firstDownloadAt,
  downloadCount = 0,
}: Pick<StoredSale, 'firstDownloadAt' | 'downloadCount'>): boolean {
  return firstDownloadAt !== undefined || downloadCount > 0;
}

export const endings: Record<CancelReason, Ending> = {
  unpaid: 'rejected',
  amount: 'rejected',
  withdrawn: 'rejected',
  unavailable: 'rejected',
  other: 'rejected',
  'withdrawn-by-customer': 'cancelled',
  expired: 'expired',
  'account-deleted': 'cancelled',
};

type Source = keyof SaleRecords;

const waitingStages = { order: 'ordered', purchase: 'unpaid', mirror: 'processing' } as const;

const isApproved: Record<Source, boolean> = { order: false, purchase: true, mirror: true };

function endedLife(record: StoredSale, source: Source): SaleLife {
  const { withdrawnAt, refundedAt, cancelReason, cancelNote } = record;
  const wasApproved = isApproved[source];
  const reason = { cancelReason, cancelNote };
  if (refundedAt) {
    const sentBack = { at: refundedAt, part: undefined };
    return { stage: 'refunded', sentBack, withdrawnAt, wasApproved, ...reason };
  }
  if (withdrawnAt) return { stage: 'withdrawn', withdrawnAt, wasApproved, ...reason };
  // Orders that were rejected before reasons were asked for have none.
  const ending = wasApproved ? 'cancelled' : 'rejected';
  return { stage: cancelReason ? endings[cancelReason] : ending, ...reason };
}

function boughtLife(record: StoredSale): SaleLife {
  const { refundedAt, refundedAmount, giftCards, completedDate } = record;
  return {
    stage: isDownloaded(record) ? 'delivered' : 'approved',
    sentBack: refundedAt && { at: refundedAt, part: refundedAmount },
    giftCardsSince: giftCards && completedDate,
  };
}

const lives: Record<StoredStatus, (record: StoredSale, source: Source) => SaleLife> = {
  pending: (_, source) => ({ stage: waitingStages[source] }),
  processing: () => ({ stage: 'processing' }),
  completed: boughtLife,
  [storedNames.boughtStatus]: boughtLife,
  cancelled: endedLife,
};

/**
 * Reads what became of a sale. A purchase knows more than its order, and both know more than a mirror.
 * A withdrawal counts whatever the status says, and an unknown status counts as cancelled.
 */
export function lifeOf({ order, purchase, mirror }: SaleRecords): SaleLife {
  const record: StoredSale = purchase ?? order ?? { paymentStatus: mirror?.status ?? '' };
  const source = purchase ? 'purchase' : order ? 'order' : 'mirror';
  const status = record.withdrawnAt ? undefined : memberOf(storedStatuses, record.paymentStatus);
  return lives[status ?? 'cancelled'](record, source);
}

/** The word and the tone in lists of orders. */
export type OrderStatus = 'completed' | 'processing' | 'cancelled';

/** The decisions about a pending order, in the words that browsers store. */
export const orderDecisions = ['approved', 'rejected'] as const;

export type OrderDecision = (typeof orderDecisions)[number];

export type ApprovalProblem = 'already-approved' | 'already-rejected' | 'withdrawn';

/** The reasons why an order cannot be withdrawn; only the server knows of gift cards that were used. */
export type WithdrawalProblem = 'withdrawn' | 'cancelled' | 'downloaded' | 'late' | 'used';

/** The attributes of a stage: its status in lists, and the actions open to customer and photographer. */
interface StageFacts {
  status: OrderStatus;
  /** The customer still owes the payment, and is shown how to pay. */
  isWaiting: boolean;
  /** The customer owns the items and may download them. */
  isBought: boolean;
  /** The photographer may approve or reject the order. */
  isUndecided: boolean;
  /** The photographer may approve the payment of the purchase. */
  isUnpaid: boolean;
  /** The decision of the photographer about the order, or the customer's withdrawal. */
  decision?: OrderDecision | 'withdrawn';
  /** The reason why the customer cannot withdraw. */
  withdrawalProblem?: WithdrawalProblem;
}

const no = { isWaiting: false, isBought: false, isUndecided: false, isUnpaid: false };
const waiting = { ...no, status: 'processing', isWaiting: true } as const;
const bought = { ...no, status: 'completed', isBought: true, decision: 'approved' } as const;
const ended = {
  ...no,
  status: 'cancelled',
  decision: 'rejected',
  withdrawalProblem: 'cancelled',
} as const;

const stages: Record<SaleStage, StageFacts> = {
  ordered: { ...waiting, isUndecided: true },
  unpaid: { ...waiting, isUnpaid: true },
  processing: waiting,
  approved: bought,
  delivered: { ...bought, withdrawalProblem: 'downloaded' },
  withdrawn: { ...ended, decision: 'withdrawn', withdrawalProblem: 'withdrawn' },
  // A refund without a withdrawal has the withdrawal problem of a cancelled sale.
  refunded: { ...ended, decision: 'withdrawn' },
  rejected: ended,
  expired: ended,
  cancelled: ended,
};

export function stageFacts({ stage }: SaleLife): StageFacts {
  return stages[stage];
}

/** The same for a sale of which nothing else is asked. */
export function saleFacts(records: SaleRecords): StageFacts {
  return stageFacts(lifeOf(records));
}

const tooLate: Record<OrderDecision | 'withdrawn', ApprovalProblem> = {
  approved: 'already-approved',
  rejected: 'already-rejected',
  withdrawn: 'withdrawn',
};

/** Returns why an order can no longer be approved or rejected; repeating a decision is no problem. */
export function decisionProblem(
  { decision: made }: Pick<StageFacts, 'decision'>,
  decision: OrderDecision,
): ApprovalProblem | undefined {
  return made === undefined || made === decision ? undefined : tooLate[made];
}
