import { documents } from '../base/paths.ts';
import { fromMinorUnits } from '../base/money.ts';
import type { Records } from '../base/records.ts';
import { issueCreditNote } from '../vouchers/issueVoucher.ts';
import type { Purchase } from './schema.ts';

/** The name of a deleted account was kept only until the money is back. */
const forgotten = { userName: '', userEmail: '', withdrawnBy: '' };

/**
 * Notes within a transaction that the money of a purchase is sent back, all or a part, together with the
 * credit note of its invoice. Like `issueCreditNote` it reads before it writes.
 */
export async function noteRefund(
  records: Records,
  { id: orderId, voucherNumber, accountDeletedAt }: Purchase,
  partOre?: number,
): Promise<void> {
  const creditNoteNumber =
    voucherNumber && (await issueCreditNote(records, voucherNumber, partOre));
  const now = new Date();
  records.update(documents.purchase.build({ orderId }), {
    refundedAt: now,
    updatedAt: now,
    ...(partOre !== undefined && { refundedAmount: fromMinorUnits(partOre) }),
    ...(creditNoteNumber && { creditNoteNumber }),
    ...(accountDeletedAt && forgotten),
  });
}
