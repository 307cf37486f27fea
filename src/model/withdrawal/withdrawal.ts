import { daysAfter, isoDay } from '../base/dates.ts';
import { DAY_MS } from '../base/units.ts';
import { stageFacts, type SaleLife, type WithdrawalProblem } from '../sale/life.ts';

export const WITHDRAWAL_NAME_MAX_LENGTH = 201;

/** The signs of an address, or an end like that of `evil.com`, also behind the full stops of other scripts. */
const ADDRESS = /[/@:<>]|[.。．｡]\p{L}{2,}(?![\p{L}\p{N}])/u;

/** As in J.P.Hansen. */
const INITIALS = /(?<!\p{L})\p{Lu}\.(?=\p{Lu})/gu;

/**
 * True for a name that a mail program could make a link of. Anybody who knows an order may state its
 * withdrawal, and the shop mails the name that they give to the customer.
 */
export function holdsAddress(name: string): boolean {
  return ADDRESS.test(name.replace(INITIALS, ''));
}

/** The name as it is mailed: initials without a space behind them would be the address X.COM as well. */
export function withSpacedInitials(name: string): string {
  return name.replace(INITIALS, '$& ');
}

/** The days in which gift cards can be withdrawn. */
const GIFT_CARD_DAYS = 14;

/** The period does not end on a day off, of which there are at most so many in a row. */
const DAYS_OFF = 5;

function isLate({ giftCardsSince }: SaleLife, now: Date): boolean {
  if (giftCardsSince === undefined) return false;
  return now.getTime() - giftCardsSince.getTime() > (GIFT_CARD_DAYS + DAYS_OFF) * DAY_MS;
}

/**
 * Returns why an order can no longer be withdrawn. Before the approval it always can; after it,
 * until the first download. Gift cards can be for some days, as long as nobody has used them, which
 * only the server knows.
 */
export function withdrawalProblem(life: SaleLife, now = new Date()): WithdrawalProblem | undefined {
  if (life.withdrawnAt) return 'withdrawn';
  return isLate(life, now) ? 'late' : stageFacts(life).withdrawalProblem;
}

/** The money of a withdrawn order must be sent back within this time. */
export const REFUND_DAYS = 14;

/** Long enough for a transfer to arrive and to be sent back. */
const SHOWN_MS = 60 * DAY_MS;

/** The day by which the money must be sent back. */
export function refundDeadline(withdrawnAt: Date): Date {
  return daysAfter(isoDay(withdrawnAt), REFUND_DAYS);
}

/**
 * True while the photographer is shown a withdrawn order: a paid one until its money is sent back,
 * one that was perhaps never paid for as long as money may arrive, and either for a while after.
 */
export function isShownAsWithdrawn(
  { withdrawnAt, sentBack, wasApproved }: SaleLife,
  now: Date,
): boolean {
  if (withdrawnAt === undefined) return false;
  if (wasApproved && sentBack === undefined) return true;
  return (sentBack?.at ?? withdrawnAt).getTime() > now.getTime() - SHOWN_MS;
}
