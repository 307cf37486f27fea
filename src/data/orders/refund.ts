import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { purchaseSchema, type Purchase } from '#src/model/purchases/schema.ts';
import { decodeOrThrow, SERVER_TIME } from '../firestore/converter.ts';
import type { DocumentReader, DocumentWriter } from '../firestore/port.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import { writeCreditNote } from '../vouchers/writeVoucher.ts';
import { readPendingOrder } from './readOrder.ts';

/** The name of a deleted account was kept only until the money is back. */
const forgotten = { userName: '', userEmail: '', withdrawnBy: '' };

async function writeRefund(
  transaction: DocumentReader & DocumentWriter,
  { id: orderId, voucherNumber, accountDeletedAt }: Purchase,
): Promise<void> {
  const creditNoteNumber = voucherNumber && (await writeCreditNote(transaction, voucherNumber));
  transaction.update(documents.purchase.build({ orderId }), {
    refundedAt: SERVER_TIME,
    updatedAt: SERVER_TIME,
    ...(creditNoteNumber && { creditNoteNumber }),
    ...(accountDeletedAt && forgotten),
  });
}

/**
 * Notes that the money of a withdrawn purchase is sent back, together with the credit note of its
 * invoice. Repeated calls note it once.
 */
export async function refundPurchase(orderId: string): Promise<void> {
  const path = documents.purchase.build({ orderId });
  await transactWithRetry(async (transaction) => {
    const stored = await transaction.read(path);
    if (!stored) throw new AppError('order/not-found', { details: { id: orderId } });
    const purchase = decodeOrThrow(purchaseSchema, stored, path);
    if (!purchase.refundedAt) await writeRefund(transaction, purchase);
  });
}

/** Notes the same of an order that was withdrawn before its approval, which has no invoice. */
export async function refundOrder(pendingOrderId: string): Promise<void> {
  await transactWithRetry(async (transaction) => {
    const { refundedAt } = await readPendingOrder(transaction, pendingOrderId);
    if (refundedAt) return;
    const path = documents.pendingOrder.build({ pendingOrderId });
    transaction.update(path, { refundedAt: SERVER_TIME });
  });
}
