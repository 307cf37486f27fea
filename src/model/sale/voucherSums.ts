import { sumOf } from './amounts.ts';
import { vatOf, type VatRate } from './statement.ts';

/** The amounts of a voucher as they are stored, in whole øre. Those of a credit note are negative. */
interface VoucherOre {
  totalOre: number;
  vatOre: number;
}

/** The total and the moms of some vouchers. */
export interface BookedSums extends VoucherOre {
  withoutVatOre: number;
}

/** The amounts of lines at a rate. The moms of all up to each line is rounded, so that no øre is lost. */
export function lineSums(amounts: readonly number[], vatRate: VatRate): BookedSums[] {
  let upTo = 0;
  return amounts.map((totalOre) => {
    const before = vatOf(upTo, vatRate);
    upTo += totalOre;
    const vatOre = vatOf(upTo, vatRate) - before;
    return { totalOre, withoutVatOre: totalOre - vatOre, vatOre };
  });
}

interface PaidOre {
  totalOre: number;
  giftCard?: { amountOre: number } | undefined;
}

export function bookedSums(vouchers: readonly VoucherOre[]): BookedSums {
  const totalOre = sumOf(vouchers.map((each) => each.totalOre));
  const vatOre = sumOf(vouchers.map((each) => each.vatOre));
  return { totalOre, vatOre, withoutVatOre: totalOre - vatOre };
}

/** The parts of a voucher's total that were paid in money and with a gift card. */
export function paidParts({ totalOre, giftCard }: PaidOre) {
  const giftCardOre = giftCard?.amountOre ?? 0;
  return { giftCardOre, moneyOre: totalOre - giftCardOre };
}

export function feesOf(payments: readonly { feeOre: number }[]): number {
  return sumOf(payments.map(({ feeOre }) => feeOre));
}
