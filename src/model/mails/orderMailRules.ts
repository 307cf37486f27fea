import * as z from 'zod/mini';
import { date, maybe, text } from '../base/schema.ts';
import { HOUR_MS } from '../base/units.ts';
import { type CancelReason, cancelReasons } from '../orders/cancellation.ts';
import { isPaymentOf } from '../payments/reference.ts';
import { type Ending, endings, lifeOf, saleFacts } from '../sale/life.ts';
import type { WithdrawalStatement } from '../withdrawal/form.ts';

export const orderMailKinds = [
  'received',
  'new-order',
  'order-paid',
  'approved',
  'rejected',
  'withdrawal-statement',
  'withdrawn',
  'withdrawal-notice',
  'files-lost',
  'refunded',
  'reminder',
  'expired',
] as const;

export type OrderMailKind = (typeof orderMailKinds)[number];

interface OrderMailFacts {
  to: 'customer' | 'shop';
  /** The record that it tells about; a purchase that does not exist yet is still an order. */
  about: 'order' | 'purchase';
}

export const orderMailFacts = {
  received: { to: 'customer', about: 'order' },
  'new-order': { to: 'shop', about: 'order' },
  'order-paid': { to: 'shop', about: 'purchase' },
  approved: { to: 'customer', about: 'purchase' },
  rejected: { to: 'customer', about: 'order' },
  'withdrawal-statement': { to: 'customer', about: 'purchase' },
  withdrawn: { to: 'customer', about: 'purchase' },
  'withdrawal-notice': { to: 'shop', about: 'purchase' },
  'files-lost': { to: 'shop', about: 'purchase' },
  refunded: { to: 'customer', about: 'purchase' },
  reminder: { to: 'customer', about: 'order' },
  expired: { to: 'customer', about: 'order' },
} as const satisfies Record<OrderMailKind, OrderMailFacts>;

type Facts = typeof orderMailFacts;

export type CustomerMailKind = {
  [Kind in OrderMailKind]: Facts[Kind]['to'] extends 'customer' ? Kind : never;
}[OrderMailKind];

function isForCustomer(kind: OrderMailKind): kind is CustomerMailKind {
  return orderMailFacts[kind].to === 'customer';
}

export const customerMailKinds = orderMailKinds.filter(isForCustomer);

/** The fields of an order or a purchase that decide which mails are sent. */
export const mailedRecordSchema = z.object({
  id: text,
  userId: text,
  paymentIntentId: text,
  paymentStatus: text,
  createdAt: date,
  purchaseDate: date,
  remindedAt: date,
  withdrawnAt: date,
  refundedAt: date,
  cancelledAt: date,
  cancelReason: maybe(z.enum(cancelReasons)),
});

export type MailedRecord = z.infer<typeof mailedRecordSchema>;

/** A record and what it was before; undefined for one that is new or deleted. */
export interface RecordChange {
  before: MailedRecord | undefined;
  after: MailedRecord | undefined;
  at: Date;
}

/** Older records that arrive, from a backup or as demo content, are no news. */
const NEWS_MS = HOUR_MS;

export function isNews(createdAt: Date | undefined, at: Date): boolean {
  return createdAt !== undefined && at.getTime() - createdAt.getTime() < NEWS_MS;
}

const cancellationMails: Record<Ending, OrderMailKind | undefined> = {
  rejected: 'rejected',
  expired: 'expired',
  // A withdrawal is told by its time, and nobody is left to tell of a deleted account.
  cancelled: undefined,
};

function mailOfReason({ cancelReason }: { cancelReason?: CancelReason | undefined }) {
  return cancelReason && cancellationMails[endings[cancelReason]];
}

type NewTime = 'remindedAt' | 'withdrawnAt' | 'refundedAt';

const timeMails: Record<NewTime, readonly OrderMailKind[]> = {
  remindedAt: ['reminder'],
  withdrawnAt: ['withdrawn', 'withdrawal-notice'],
  refundedAt: ['refunded'],
};

function mailsOfNewTimes(before: MailedRecord, after: MailedRecord): OrderMailKind[] {
  const times = Object.keys(timeMails) as NewTime[];
  return times
    .filter((time) => before[time] === undefined && after[time] !== undefined)
    .flatMap((time) => timeMails[time]);
}

function cancellationMail(before: MailedRecord, after: MailedRecord): OrderMailKind | undefined {
  const { isUndecided } = saleFacts({ order: before });
  return isUndecided ? mailOfReason(lifeOf({ order: after })) : undefined;
}

/** True for an order that was rejected just now: its customer gets one mail about all of these. */
export function isRejectedJustNow(
  cancelled: Pick<MailedRecord, 'cancelReason' | 'cancelledAt'>,
  now: Date,
): boolean {
  return mailOfReason(cancelled) === 'rejected' && isNews(cancelled.cancelledAt, now);
}

/** The mails that a change of a pending order calls for. Its approval is told by the purchase. */
export function mailsOfOrder({ before, after, at }: RecordChange): OrderMailKind[] {
  if (!after) return [];
  if (!before) {
    const isNew = saleFacts({ order: after }).isUndecided && isNews(after.createdAt, at);
    return isNew ? ['received', 'new-order'] : [];
  }
  const cancellation = cancellationMail(before, after);
  return [...(cancellation ? [cancellation] : []), ...mailsOfNewTimes(before, after)];
}

/** The photographer does not hear of an approval of her own. */
function approvalMails({ id, paymentIntentId }: MailedRecord): OrderMailKind[] {
  return isPaymentOf(id, paymentIntentId) ? ['approved', 'order-paid'] : ['approved'];
}

/** The mails that a change of a purchase calls for. */
export function mailsOfPurchase({ before, after, at }: RecordChange): OrderMailKind[] {
  if (!after) return [];
  const wasBought = saleFacts({ purchase: before }).isBought;
  const isApproved = saleFacts({ purchase: after }).isBought && !wasBought;
  const approved = isApproved ? approvalMails(after) : [];
  if (!before) return isNews(after.purchaseDate, at) ? approved : [];
  return [...approved, ...mailsOfNewTimes(before, after)];
}

/** True for a statement of a withdrawal whose link was asked for just now. */
export function isAskedJustNow(
  { askedAt, statedAt }: Pick<WithdrawalStatement, 'askedAt' | 'statedAt'>,
  now: Date,
): boolean {
  return isNews(askedAt ?? statedAt, now);
}
