import { FieldValue } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { documents } from '../../../src/model/base/paths.ts';
import { storagePaths } from '../../../src/model/files/paths.ts';
import { voucherSchema } from '../../../src/model/vouchers/schema.ts';
import { decode } from '../decode.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { voucherPdf } from './voucherPdf.ts';

/**
 * Makes the PDF of a voucher, stores it, and then notes on the voucher where it lies. Repeated after
 * a cut at any step, it stores the same file again.
 */
export async function storeVoucherPdf(number: string): Promise<void> {
  const document = firestore().doc(documents.voucher.build({ number }));
  const voucher = decode(voucherSchema, await document.get());
  // Vouchers stay for ever; only local data is cleared.
  if (!voucher) return;
  const path = storagePaths.voucher.build({ voucherNumber: number });
  const content = await voucherPdf(voucher);
  await bucket()
    .file(path)
    .save(content, {
      resumable: false,
      contentType: 'application/pdf',
      metadata: { cacheControl: 'private, no-store' },
    });
  const sha256 = createHash('sha256').update(content).digest('hex');
  await document.update({ pdf: { path, sha256, createdAt: FieldValue.serverTimestamp() } });
}
