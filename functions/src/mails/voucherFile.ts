import { setTimeout } from 'node:timers/promises';
import { documents } from '../../../src/model/base/paths.ts';
import { SECOND_MS } from '../../../src/model/base/units.ts';
import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import { storagePaths } from '../../../src/model/files/paths.ts';
import { bucket, firestore } from '../firebaseAdmin.ts';

/** The file is usually made within seconds; a mail that waited longer is tried again later. */
const PATIENCE_MS = 30 * SECOND_MS;
const PAUSE_MS = 500;

/** Waits until the voucher names its file. Returns false when it does not in time. */
async function isMade(number: string, patienceMs: number): Promise<boolean> {
  const voucher = firestore().doc(documents.voucher.build({ number }));
  const end = Date.now() + patienceMs;
  // Asked again and again: one who follows a document hears of a change late when the stream breaks.
  while ((await voucher.get()).get('pdf') === undefined) {
    if (Date.now() >= end) return false;
    await setTimeout(PAUSE_MS);
  }
  return true;
}

/** The parameters that attach a voucher to a mail; undefined while its file is not there. */
export async function voucherAttachment(
  number: string,
  patienceMs = PATIENCE_MS,
): Promise<Pick<MailParams, 'voucher' | 'voucher_name'> | undefined> {
  if (!(await isMade(number, patienceMs))) return undefined;
  const path = storagePaths.voucher.build({ voucherNumber: number });
  const [file] = await bucket().file(path).download();
  return {
    voucher: `data:application/pdf;base64,${file.toString('base64')}`,
    voucher_name: `${number}.pdf`,
  };
}
