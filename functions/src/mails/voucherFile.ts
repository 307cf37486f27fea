import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { documents } from '../../../src/model/base/paths.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import { storagePaths } from '../../../src/model/files/paths.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';

/** The file is usually made within seconds; a mail that waited longer is tried again later. */
const PATIENCE_MS = 30 * SECOND_MS;

/** Waits until the voucher names its file. Returns false when it does not in time. */
async function isMade(number: string, patienceMs: number): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const hasFile = (voucher: DocumentSnapshot): boolean => voucher.get('pdf') !== undefined;
  const stop = firestore()
    .doc(documents.voucher.build({ number }))
    .onSnapshot((voucher) => {
      if (hasFile(voucher)) resolve(true);
    }, reject);
  const timer = setTimeout(() => resolve(false), patienceMs);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    stop();
  }
}

/** The parameters that attach a voucher to a mail; undefined while its file is not there. */
export async function voucherAttachment(
  number: string,
  patienceMs = PATIENCE_MS,
): Promise<Record<string, string> | undefined> {
  if (!(await isMade(number, patienceMs))) return undefined;
  const path = storagePaths.voucher.build({ voucherNumber: number });
  const [file] = await bucket().file(path).download();
  return {
    voucher: `data:application/pdf;base64,${file.toString('base64')}`,
    voucher_name: `${number}.pdf`,
  };
}
