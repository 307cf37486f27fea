import { FieldValue } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import { isDeepEqual } from '../../../src/model/base/edits.ts';
import { collections, documents } from '../../../src/model/base/paths.ts';
import { DAY_MS } from '../../../src/model/base/units.ts';
import { storagePaths } from '../../../src/model/files/paths.ts';
import { type Voucher, voucherSchema } from '../../../src/model/vouchers/schema.ts';
import { traceOf } from '../callable.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';
import { currentShop } from '../settings/shop.ts';
import { voucherPdf } from './voucherPdf.ts';

const voucherRef = (number: string) => firestore().doc(documents.voucher.build({ number }));

/** Notes where the PDF of a voucher lies. Returns false for one whose buyer has deleted the account meanwhile. */
function notePdf({ number, buyer }: Voucher, pdf: object): Promise<boolean> {
  const document = voucherRef(number);
  return firestore().runTransaction(async (transaction) => {
    const current = decodeSnapshot(voucherSchema, await transaction.get(document));
    if (!isDeepEqual(current?.buyer, buyer)) return false;
    transaction.update(document, { pdf });
    return true;
  });
}

/**
 * Makes the PDF of a voucher, stores it, and then notes on the voucher where it lies. Repeated after
 * a cut at any step, it stores the same file again.
 */
export async function makeVoucherPdf(number: string): Promise<void> {
  const voucher = decodeSnapshot(voucherSchema, await voucherRef(number).get());
  // Vouchers stay for ever; only local data is cleared.
  if (!voucher) return;
  const path = storagePaths.voucher.build({ voucherNumber: number });
  const content = await voucherPdf(voucher, (await currentShop()).vat);
  await bucket()
    .file(path)
    .save(content, {
      resumable: false,
      contentType: 'application/pdf',
      metadata: { cacheControl: 'private, no-store' },
    });
  const sha256 = createHash('sha256').update(content).digest('hex');
  const pdf = { path, sha256, createdAt: FieldValue.serverTimestamp() };
  if (!(await notePdf(voucher, pdf))) await makeVoucherPdf(number);
}

/** Makes the PDF of a voucher that has just appeared; one out of a backup has brought its own. */
export async function makeFirstVoucherPdf(number: string): Promise<void> {
  const voucher = await voucherRef(number).get();
  if (voucher.get('pdf') === undefined) await makeVoucherPdf(number);
}

/** The platform repeats a failed event for a day; a fault of ours may take longer to be mended. */
const REPEATED_FOR_MS = 30 * DAY_MS;

/** Makes the PDFs that are still missing for the vouchers of the last month. */
export async function makeMissingVoucherPdfs(now: Date): Promise<void> {
  const since = new Date(now.getTime() - REPEATED_FOR_MS);
  const vouchers = await firestore()
    .collection(collections.vouchers)
    .where('issuedAt', '>=', since)
    .get();
  for (const voucher of vouchers.docs.filter((each) => each.get('pdf') === undefined)) {
    try {
      await makeVoucherPdf(voucher.id);
    } catch (thrown) {
      // A voucher that cannot be made must not stand in the way of the others.
      logger.error('The PDF of a voucher could not be made', traceOf(thrown));
    }
  }
}
