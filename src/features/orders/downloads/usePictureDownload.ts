import { useCallback, useRef, useState } from 'react';
import { readPurchased, stampedCopy } from '#src/data/files/purchasedFiles.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { openShareSheet, saveFile } from '#src/lib/saveFile.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { zipEntryName } from '#src/model/files/names.ts';
import type { DownloadWay, PurchasedFile } from '#src/model/purchases/downloads.ts';
import { downloadErrors, downloadTexts } from '#src/model/purchases/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { recordOriginals, rememberDownload, requireUserId } from './downloadHistory.ts';
import { allowDownload } from './FirstDownloadDialog.tsx';

export interface ReadyPicture {
  blob: Blob;
  filename: string;
}

/** The text for a failed download: the server's message where there is one. */
export function failureText(thrown: unknown): string {
  const { code, details } = toAppError(thrown);
  const message = details['message'];
  const isFromServer = code === 'service-failed' || code === 'unknown';
  if (isFromServer && typeof message === 'string' && message !== '') return message;
  if (isFromServer && details['status'] !== undefined) return downloadErrors.single.codes.unknown;
  return errorText(code, downloadErrors.single, details);
}

interface Fetching {
  file: PurchasedFile;
  userId: string;
  onProgress: (share: number) => void;
}

/** Downloads the photographer's file from the permanent archive, and has the server log it. */
async function fetchOriginal({ file, userId, onProgress }: Fetching): Promise<ReadyPicture> {
  const { archivedPath: path, title } = file;
  if (path === undefined) throw new AppError('download/no-link');
  const blob = await readPurchased(path, onProgress);
  recordOriginals(userId, [{ file, place: { path, bytes: blob.size, isLogged: false } }]);
  return { blob, filename: zipEntryName(title, path) };
}

/** Downloads the copy of a picture that the server prepares for its buyer, and logs. */
async function fetchStamped({ file, userId, onProgress }: Fetching): Promise<ReadyPicture> {
  const { path, filename } = await stampedCopy(file);
  const blob = await readPurchased(path, onProgress);
  const { itemId, itemName, filename: originalFilename } = file;
  rememberDownload(userId, { itemId, itemName, originalFilename, uniqueFilename: filename });
  return { blob, filename };
}

const fetchers: Record<DownloadWay, (fetching: Fetching) => Promise<ReadyPicture>> = {
  original: fetchOriginal,
  stamped: fetchStamped,
};

async function downloadPicture(
  way: DownloadWay,
  file: PurchasedFile,
  onProgress: (share: number) => void,
): Promise<ReadyPicture> {
  const userId = requireUserId();
  if (!navigator.onLine) throw new AppError('offline');
  return fetchers[way]({ file, userId, onProgress });
}

interface PictureDownloadState {
  isBusy: boolean;
  /** From 0 to 1; undefined while the server prepares the copy. */
  progress: number | undefined;
  /** Saves the picture among the browser's downloads. */
  download: (way: DownloadWay) => void;
  /** Opens the device's share sheet, which can save the copy with the buyer's name among the photos. */
  share: () => void;
}

function asFile({ blob, filename }: ReadyPicture): File {
  return new File([blob], filename, { type: blob.type || 'image/jpeg' });
}

function showErrorToast(text: string | undefined): void {
  if (text !== undefined) showToast({ kind: 'error', text });
}

/** One bought picture: it is downloaded once, and can then be saved and shared repeatedly. */
export function usePictureDownload(
  file: PurchasedFile,
  onError: (error: string | undefined) => void = showErrorToast,
): PictureDownloadState {
  const fetched = useRef<Partial<Record<DownloadWay, ReadyPicture>>>({});
  const [progress, setProgress] = useState<number>();
  const run = useCallback(
    async (way: DownloadWay, use: (picture: ReadyPicture) => Promise<void> | void) => {
      onError(undefined);
      try {
        if (!fetched.current[way] && !(await allowDownload([file]))) return;
        fetched.current[way] ??= await downloadPicture(way, file, setProgress);
        await use(fetched.current[way]);
      } catch (thrown) {
        onError(failureText(thrown));
      } finally {
        setProgress(undefined);
      }
    },
    [file, onError],
  );
  const { pending, submit } = useSubmit(run);

  return {
    isBusy: pending,
    progress,
    download: (way) => void submit(way, ({ blob, filename }) => saveFile(blob, filename)),
    share: () =>
      void submit('stamped', async (picture) => {
        // After a long download the user gesture has expired; the next press finds the picture ready.
        if (!(await openShareSheet(asFile(picture))))
          showToast({ text: downloadTexts.readyToSave });
      }),
  };
}
