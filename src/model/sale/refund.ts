import { fromOre, toOre } from '../base/money.ts';
import { isSaleAtUse } from '../giftCards/offer.ts';
import type { PaidPart } from '../giftCards/schema.ts';
import { negative, sharesOf, sumOf } from './amounts.ts';
import type { SaleLife } from './life.ts';
import { vatOf, type VatRate } from './statement.ts';

/** A purchase that a gift card may have paid in part. */
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

/** The øre of a refund that pays back so many in money: before that, the gift card gets everything it paid. */
export function refundWithMoney({ giftCard }: PaidWithCard, moneyOre: number): number {
  return moneyOre + (giftCard ? usedOre(giftCard) : 0);
}

/** The part of a card, once a refund has gone to it. */
export function withReturned<Part extends PaidPart>(part: Part, { giftCardOre }: Refund): Part {
  return { ...part, returned: fromOre(toOre(part.returned ?? 0) + giftCardOre) };
}

/** Divides what a refund has sent back: to the card, and in money. A refund that names no amount was of all. */
export function sentBack(
  { amount, returned = 0 }: Pick<PaidPart, 'amount' | 'returned'>,
  { totalAmount, refundedAmount }: { totalAmount: number; refundedAmount?: number | undefined },
): Pick<Refund, 'giftCardOre' | 'moneyOre'> {
  const giftCardOre = toOre(refundedAmount === undefined ? amount : returned);
  return { giftCardOre, moneyOre: toOre(refundedAmount ?? totalAmount) - giftCardOre };
}

/** The øre of a sale that stay with the photographer. */
export function keptOre({ total, life }: { total: number; life: SaleLife }): number {
  return toOre(total) - toOre(life.sentBack?.part ?? 0);
}

/** The kroner of several sales together. */
export function incomeOf(sales: readonly number[]): number {
  return fromOre(sumOf(sales));
}

interface InvoicedAmounts {
  lines: readonly { amountOre: number }[];
  totalOre: number;
  vatRate: VatRate;
  giftCard?: { amountOre: number } | undefined;
}

/** The amounts that a credit note of `partOre` takes back of an invoice: negative, and each line by its share. */
export function creditedAmounts(
  { lines, totalOre, vatRate, giftCard }: InvoicedAmounts,
  partOre: number,
) {
  const amounts = lines.map(({ amountOre }) => amountOre);
  const shares = partOre === totalOre ? amounts : sharesOf(amounts, partOre);
  return {
    lineOre: shares.map(negative),
    totalOre: negative(partOre),
    vatOre: negative(vatOf(partOre, vatRate)),
    // The gift card gets its money back before anything is paid out.
    giftCardOre: negative(Math.min(giftCard?.amountOre ?? 0, partOre)),
  };
}
