import { daysAfter, isoDay } from '../base/dates.ts';
import { isCreditNote } from '../bookkeeping/period.ts';
import { accountFor, type PaymentMethod, type ShopAccount } from '../orders/payment.ts';
import { paidParts } from '../sale/voucherSums.ts';
import type { Voucher } from './schema.ts';

/** A public body pays into the bank once it has the invoice; whatever else there is came before. */
const isPaidBefore: Record<ShopAccount, boolean> = { mobilePay: true, bank: false };

/** True for a sale that is paid once its buyer has the invoice. */
export function isPaidLater(buyer: { ean?: string | undefined }, method: PaymentMethod): boolean {
  return buyer.ean !== undefined && !isPaidBefore[accountFor(method)];
}

/** The øre of a voucher that were paid before it. */
export function paidOre(voucher: Voucher): number {
  if (isCreditNote(voucher.kind)) return 0;
  const { buyer, paymentMethod, totalOre } = voucher;
  return isPaidLater(buyer, paymentMethod) ? paidParts(voucher).giftCardOre : totalOre;
}

/** The days in which a public body pays. */
const CREDIT_DAYS = 30;

/** The time by which the rest of an invoice is paid; undefined where there is none. */
export function dueAt(voucher: Voucher): Date | undefined {
  const isOpen = !isCreditNote(voucher.kind) && paidOre(voucher) < voucher.totalOre;
  return isOpen ? daysAfter(isoDay(voucher.issuedAt), CREDIT_DAYS) : undefined;
}
