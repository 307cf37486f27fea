import { sumOf } from './amounts.ts';
import { linesTotal, type SaleLine, type StoredLine } from './line.ts';

export const VAT_PERCENT = 25;

/** In per cent; 0 where a seller is not registered for moms, or a gift card has none before its use. */
export type VatRate = 0 | typeof VAT_PERCENT;

/** An amount that a discount or a gift card takes off a sale, or pays of it. */
export interface Adjustment {
  kind: 'discount' | 'gift-card';
  code: string;
  /** Positive. */
  ore: number;
  /**
   * True for a payment: the sale and its moms stay as they are. A discount is none, nor is a gift card whose
   * moms fell due when it was sold, or for which nothing was ever paid.
   */
  isPayment: boolean;
}

/** All amounts of a sale, in whole øre that include moms. */
export interface Statement<Stored extends StoredLine = StoredLine> {
  lines: readonly SaleLine<Stored>[];
  /** The amounts that make the sale smaller, in the order in which they are named. */
  reductions: readonly Adjustment[];
  /** The price that was agreed on, which a gift card may pay in part. */
  agreedOre: number;
  /** The sale as it is invoiced. */
  totalOre: number;
  vatRate: VatRate;
  /** The moms in the total. */
  vatOre: number;
  withoutVatOre: number;
  /** The gift cards that pay a part of the total. */
  payments: readonly Adjustment[];
  /** The part of the agreed price that gift cards cover, whether as payments or not. */
  giftCardOre: number;
  /** The rest, which is paid in money. */
  toPayOre: number;
  /** True when discounts and gift cards leave nothing to pay. */
  isFree: boolean;
}

/** The moms in an amount that includes it, rounded to a whole øre. */
export function vatOf(totalOre: number, rate: VatRate): number {
  // A share never ends in half an øre: 20 per cent goes in steps of a fifth.
  return Math.round((totalOre * rate) / (100 + rate)) + 0;
}

const oreOf = (adjustments: readonly Adjustment[]): number =>
  sumOf(adjustments.map(({ ore }) => ore));

/**
 * States what a sale costs. Nothing else adds up prices or reckons moms. Records of earlier sales name an agreed
 * price of their own, which holds whatever their lines say.
 */
export function statementOf<Stored extends StoredLine>(
  lines: readonly SaleLine<Stored>[],
  adjustments: readonly Adjustment[],
  { vatRate, agreedOre }: { vatRate: VatRate; agreedOre?: number | undefined },
): Statement<Stored> {
  const discounts = adjustments.filter(({ kind }) => kind === 'discount');
  const giftCards = adjustments.filter(({ kind }) => kind === 'gift-card');
  const agreed = agreedOre ?? linesTotal(lines) - oreOf(discounts);
  const giftCardOre = oreOf(giftCards);
  const payments = giftCards.filter(({ isPayment }) => isPayment);
  const totalOre = agreed - (giftCardOre - oreOf(payments));
  const vatOre = vatOf(totalOre, vatRate);
  return {
    lines,
    reductions: [...discounts, ...giftCards.filter(({ isPayment }) => !isPayment)],
    agreedOre: agreed,
    totalOre,
    vatRate,
    vatOre,
    withoutVatOre: totalOre - vatOre,
    payments,
    giftCardOre,
    toPayOre: agreed - giftCardOre,
    isFree: adjustments.length > 0 && agreed === giftCardOre,
  };
}

/** The statements of several orders as one, for a mail that tells of all. */
export function joinedStatement<Stored extends StoredLine>(
  first: Statement<Stored>,
  others: readonly Statement<Stored>[],
): Statement<Stored> {
  const all = [first, ...others];
  return statementOf(
    all.flatMap(({ lines }) => lines),
    all.flatMap(({ reductions, payments }) => [...reductions, ...payments]),
    {
      vatRate: first.vatRate,
      agreedOre: sumOf(all.map(({ agreedOre }) => agreedOre)),
    },
  );
}
