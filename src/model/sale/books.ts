import { sharesOf, sumOf } from './amounts.ts';

/** The amounts of a voucher as they are stored, in whole øre. Those of a credit note are negative. */
interface VoucherOre {
  totalOre: number;
  vatOre: number;
}

/** The total and the moms of some vouchers. */
export interface BookedSums extends VoucherOre {
  withoutVatOre: number;
}

interface ItemizedOre<Line> extends VoucherOre {
  lines: readonly Line[];
  giftCard?: { amountOre: number } | undefined;
}

/** Adds up vouchers. */
export function bookedSums(vouchers: readonly VoucherOre[]): BookedSums {
  const totalOre = sumOf(vouchers.map((each) => each.totalOre));
  const vatOre = sumOf(vouchers.map((each) => each.vatOre));
  return { totalOre, vatOre, withoutVatOre: totalOre - vatOre };
}

/** The parts of a voucher's total that were paid in money and with a gift card. */
export function paidParts({
  totalOre,
  giftCard,
}: Pick<ItemizedOre<unknown>, 'totalOre' | 'giftCard'>) {
  const giftCardOre = giftCard?.amountOre ?? 0;
  return { giftCardOre, moneyOre: totalOre - giftCardOre };
}

/** The lines of a voucher with the moms of each, of which the sum is exactly that of the voucher. */
export function taxedLines<Line extends { amountOre: number }>({
  lines,
  totalOre,
  vatOre,
}: ItemizedOre<Line>): (Line & Omit<BookedSums, 'totalOre'>)[] {
  const amounts = lines.map(({ amountOre }) => amountOre);
  const vat = sharesOf(amounts, totalOre === 0 ? 0 : vatOre);
  return lines.map((line, at) => {
    const lineVatOre = vat[at] ?? 0;
    return { ...line, vatOre: lineVatOre, withoutVatOre: line.amountOre - lineVatOre };
  });
}

/** The fees of some payments. */
export function feesOf(payments: readonly { feeOre: number }[]): number {
  return sumOf(payments.map(({ feeOre }) => feeOre));
}
