import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import { isPaid, isUndecided } from '#src/model/orders/status.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { decodeOrThrow, SERVER_TIME } from '../firestore/converter.ts';
import { transactWithVoucher, writeInvoice } from '../vouchers/writeVoucher.ts';

/**
 * Approves the payment of a purchase that was created before it was paid, as some older ones were,
 * gives it
 * its invoice, and updates its mirror. Approving twice has no further effect.
 */
export async function approvePayment(orderId: string): Promise<void> {
  const path = documents.purchase.build({ orderId });
  const mirror = documents.order.build({ orderId });
  await transactWithVoucher(async (transaction) => {
    const [stored, mirrored] = await Promise.all([
      transaction.read(path),
      transaction.read(mirror),
    ]);
    if (!stored) throw new AppError('order/not-found', { details: { id: orderId } });
    const purchase = decodeOrThrow(purchaseSchema, stored, path);
    if (isPaid(purchase.paymentStatus)) return;
    if (!isUndecided(purchase.paymentStatus)) throw new AppError('order/not-pending');
    const voucherNumber = await writeInvoice(transaction, purchase, undefined);
    transaction.update(path, {
      paymentStatus: 'completed',
      completedDate: SERVER_TIME,
      voucherNumber,
      updatedAt: SERVER_TIME,
    });
    if (mirrored) transaction.update(mirror, { status: 'completed', updatedAt: SERVER_TIME });
  });
}
