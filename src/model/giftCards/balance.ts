import { isoDay } from '../base/dates.ts';
import { fromOre, toOre } from '../base/money.ts';
import { leftOf } from '../sale/amounts.ts';
import { usedOre } from '../sale/refund.ts';
import { isGivenAway } from './offer.ts';
import type { GiftCard, GiftCardState, PaidPart } from './schema.ts';

/** The same day some years later. */
function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}

/** The last day of a card that is issued now. */
export function lastDayOf(issuedAt: Date, years: number): string {
  return yearsAfter(isoDay(issuedAt), years);
}

/** The law lets the holder of an electronic card have its value paid out for a year after its last day. */
const PAYOUT_YEARS = 1;

/** The last day on which what is left of a card may be paid out. */
export function lastPayoutDay(lastDay: string): string {
  return yearsAfter(lastDay, PAYOUT_YEARS);
}

const isWorthless: Record<GiftCardState, boolean> = {
  open: false,
  blocked: false,
  'taken-back': true,
  'paid-out': false,
};

/** The kroner that are left on a card, of which orders use some. */
export function leftOn({ value, paidOut, state }: GiftCard, uses: readonly PaidPart[]): number {
  if (isWorthless[state]) return 0;
  return fromOre(leftOf(toOre(value), [toOre(paidOut), ...uses.map(usedOre)]));
}

export type GiftCardProblem = 'blocked' | 'over' | 'empty';

const isClosed: Record<GiftCardState, boolean> = {
  open: false,
  blocked: true,
  'taken-back': true,
  'paid-out': false,
};

/** Returns why a card pays nothing of one more order. */
export function giftCardProblem(
  giftCard: GiftCard,
  left: number,
  now: Date,
): GiftCardProblem | undefined {
  if (isClosed[giftCard.state]) return 'blocked';
  if (isoDay(now) > giftCard.lastDay) return 'over';
  return left > 0 ? undefined : 'empty';
}

/** True for a card on which an order that waits can still be approved. What it uses was set aside for it. */
export function standsFor(giftCard: Pick<GiftCard, 'state'> | undefined): boolean {
  return giftCard !== undefined && !isClosed[giftCard.state];
}

/** True while what is left of a card may be paid out to its holder. */
export function mayBePaidOut(giftCard: GiftCard, left: number, now: Date): boolean {
  const isOpen = !isClosed[giftCard.state] && isoDay(now) <= lastPayoutDay(giftCard.lastDay);
  return isOpen && left > 0 && !isGivenAway(giftCard);
}

/** The part of a price that a card pays. */
export function partOf(
  { code, left }: { code: string; left: number },
  total: number,
): Pick<PaidPart, 'code' | 'amount'> | undefined {
  const amount = Math.min(left, total);
  return amount > 0 ? { code, amount } : undefined;
}

/** The kroner that are left on a card once it has paid a part of a price. */
export function leftAfter(left: number, part = 0): number {
  return fromOre(leftOf(toOre(left), [toOre(part)]));
}

/** The part of an order, where it is booked for less than was ordered: a card never pays more than the price. */
export function partOfBooked(part: PaidPart | undefined, total: number): PaidPart | undefined {
  return part && { ...part, amount: Math.min(part.amount, total) };
}
