import { documents } from '../base/paths.ts';
import { fromMinorUnits, sumKroner } from '../base/money.ts';
import type { Records } from '../base/records.ts';
import { dividedRefund } from '../giftCards/balance.ts';
import { isSaleAtUse } from '../giftCards/offer.ts';
import { issueCreditNote } from '../vouchers/issueVoucher.ts';
import type { Purchase } from './schema.ts';

/** The name of a deleted account was kept only until the money is back. */
const forgotten = { userName: '', userEmail: '', withdrawnBy: '' };

/** The øre of a refund that its credit note takes back: an invoice has only what is a sale with it. */
function creditedOre({ giftCard }: Purchase, partOre: number): number {
  const { moneyOre } = dividedRefund(giftCard, partOre);
  return giftCard && !isSaleAtUse(giftCard) ? moneyOre : partOre;
}

/** The part of a card, once a refund has gone to it as far as it has paid. */
function withReturned({ giftCard }: Purchase, partOre: number) {
  if (!giftCard) return {};
  const { cardOre } = dividedRefund(giftCard, partOre);
  const returned = sumKroner([giftCard.returned ?? 0, fromMinorUnits(cardOre)]);
  return { giftCard: { ...giftCard, returned } };
}

/**
 * Notes within a transaction that a purchase is paid back, all or a part, together with the credit note of
 * its invoice. A part goes to the gift card that has paid first. Like `issueCreditNote` it reads before it writes.
 */
export async function noteRefund(
  records: Records,
  purchase: Purchase,
  partOre?: number,
): Promise<void> {
  const { id: orderId, voucherNumber, accountDeletedAt } = purchase;
  const credited = partOre === undefined ? undefined : creditedOre(purchase, partOre);
  const creditNoteNumber =
    voucherNumber && credited !== 0
      ? await issueCreditNote(records, voucherNumber, credited)
      : undefined;
  const now = new Date();
  records.update(documents.purchase.build({ orderId }), {
    refundedAt: now,
    updatedAt: now,
    ...(partOre !== undefined && {
      refundedAmount: fromMinorUnits(partOre),
      ...withReturned(purchase, partOre),
    }),
    ...(creditNoteNumber && { creditNoteNumber }),
    ...(accountDeletedAt && forgotten),
  });
}
