import { fromOre, toOre } from '../base/money.ts';
import { isSaleAtUse } from '../giftCards/offer.ts';
import type { PaidPart } from '../giftCards/schema.ts';

/** What money has been paid with beside itself. */
interface PaidWithCard {
  giftCard?: PaidPart | undefined;
}

/** The øre that an order uses of a card. */
export function usedOre({ amount, returned = 0 }: Pick<PaidPart, 'amount' | 'returned'>): number {
  return toOre(amount) - toOre(returned);
}

export interface Refund {
  /** First the card gets its part back. */
  giftCardOre: number;
  moneyOre: number;
  /** The øre that the credit note takes back: an invoice has only what is a sale with it. */
  creditedOre: number;
}

/** Divides the øre that go back of a purchase. */
export function refundOf({ giftCard }: PaidWithCard, ore: number): Refund {
  const giftCardOre = giftCard ? Math.min(ore, usedOre(giftCard)) : 0;
  const moneyOre = ore - giftCardOre;
  const isInvoiced = !giftCard || isSaleAtUse(giftCard);
  return { giftCardOre, moneyOre, creditedOre: isInvoiced ? ore : moneyOre };
}

/** The part of a card, once a refund has gone to it. */
export function withReturned<Part extends PaidPart>(part: Part, { giftCardOre }: Refund): Part {
  return { ...part, returned: fromOre(toOre(part.returned ?? 0) + giftCardOre) };
}

/** What a refund of a purchase has sent back in money, and to its card. */
export function sentBack({
  giftCard,
  totalAmount,
  refundedAmount,
}: PaidWithCard & { totalAmount: number; refundedAmount?: number | undefined }): {
  giftCardOre: number;
  moneyOre: number;
} {
  if (!giftCard) return { giftCardOre: 0, moneyOre: toOre(refundedAmount ?? totalAmount) };
  const giftCardOre = toOre(refundedAmount === undefined ? giftCard.amount : (giftCard.returned ?? 0));
  return { giftCardOre, moneyOre: toOre(refundedAmount ?? totalAmount) - giftCardOre };
}

/** The kroner of a sale that stay with the photographer. */
export function keptKroner(total: number, refundedAmount = 0): number {
  return fromOre(toOre(total) - toOre(refundedAmount));
}
