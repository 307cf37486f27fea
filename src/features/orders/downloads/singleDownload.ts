import { readPurchased, stampedCopy } from '#src/data/purchasedFiles.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { downloadErrors } from '#src/model/orders/texts.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { useSession } from '#src/stores/session.ts';
import { rememberDownload } from './downloadHistory.ts';

export interface ReadyPicture {
  blob: Blob;
  filename: string;
}

/** Whoever downloads has to be known: the session may have ended while the page was open. */
export function requireUserId(): string {
  const { user } = useSession.getState();
  if (!user) throw new AppError('download/unidentified');
  return user.uid;
}

/** The words for a failed download: the server's own where it has some. */
export function singleDownloadText(thrown: unknown): string {
  const { code, details } = toAppError(thrown);
  const said = details['message'];
  const isFromServer = code === 'service-failed' || code === 'unknown';
  if (isFromServer && typeof said === 'string' && said !== '') return said;
  if (isFromServer && details['status'] !== undefined) return downloadErrors.single.codes.unknown;
  return errorText(code, downloadErrors.single, details);
}

/** The picture as the server hands it to its buyer. */
export async function fetchPicture(
  file: PurchasedFile,
  onProgress: (share: number) => void = () => undefined,
): Promise<ReadyPicture> {
  const userId = requireUserId();
  if (!navigator.onLine) throw new AppError('offline');
  const { path, filename } = await stampedCopy(file);
  const blob = await readPurchased(path, onProgress);
  const { itemId, itemName, filename: originalFilename } = file;
  rememberDownload(userId, { itemId, itemName, originalFilename, uniqueFilename: filename });
  return { blob, filename };
}
