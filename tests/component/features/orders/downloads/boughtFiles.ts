import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';

export const MEGABYTE = 1024 * 1024;

/** The path of the stamped copy made by the server. */
export const copyPath = 'purchased/a/b.jpg';

/** Lets the server stamp copies. */
export function answerWithCopy(): void {
  const copy = { path: copyPath, filename: 'Klit_1.jpg' };
  backend.functions.answer(contracts.secureDownload, () => copy);
}

/** The time of the first download that is noted with a purchase. */
export const openedAt = (id: string) =>
  backend.documents.get(`purchases/${id}`)?.['firstDownloadAt'];

/** A customer is signed in, the archive holds what they have bought, and the server answers. */
export function storeBoughtFiles(): void {
  sessionChanged(customer);
  backend.accounts.signIn({ uid: customer.uid, email: customer.email });
  answerWithCopy();
  backend.functions.answer(contracts.logDownloads);
  backend.files.put(copyPath, new Blob(['jpeg']));
  for (const name of ['Klit', 'Bølge', 'Sand']) {
    const original = new Blob([new Uint8Array(MEGABYTE)]);
    backend.files.put(`customer-permanent-archive/JF1/0_${name}.jpg`, original);
  }
}
