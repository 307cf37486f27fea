import { useCallback, useRef, useState } from 'react';
import { readPurchased, stampedCopy } from '#src/data/purchasedFiles.ts';
import { useSubmit } from '#src/hooks/useSubmit.ts';
import { isAbort } from '#src/lib/isAbort.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { errorText } from '#src/model/base/errorTexts.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';
import { downloadErrors, downloadTexts } from '#src/model/purchases/texts.ts';
import { showToast } from '#src/stores/toasts.ts';
import { rememberDownload, requireUserId } from './downloadHistory.ts';

export interface ReadyPicture {
  blob: Blob;
  filename: string;
}

/** The words for a failed download: the server's own where it has some. */
export function failureText(thrown: unknown): string {
  const { code, details } = toAppError(thrown);
  const said = details['message'];
  const isFromServer = code === 'service-failed' || code === 'unknown';
  if (isFromServer && typeof said === 'string' && said !== '') return said;
  if (isFromServer && details['status'] !== undefined) return downloadErrors.single.codes.unknown;
  return errorText(code, downloadErrors.single, details);
}

/** The picture as the server hands it to its buyer. */
export async function downloadPicture(
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

interface PictureDownloadState {
  isBusy: boolean;
  /** How much of it has come, from 0 to 1; undefined as long as the server makes it ready. */
  progress: number | undefined;
  /** Into the downloads of the browser. */
  download: () => void;
  /** To the device's own way of keeping pictures. */
  share: () => void;
}

function asFile({ blob, filename }: ReadyPicture): File {
  return new File([blob], filename, { type: blob.type || 'image/jpeg' });
}

/** Opens the share sheet; false when the browser wants to see a press first. */
async function openShareSheet(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (thrown) {
    // Closing the sheet is an answer too.
    if (isAbort(thrown)) return true;
    if (thrown instanceof DOMException && thrown.name === 'NotAllowedError') return false;
    throw thrown;
  }
}

function showErrorToast(text: string | undefined): void {
  if (text !== undefined) showToast({ kind: 'error', text });
}

/**
 * One bought picture, fetched once and handed out as often as somebody wants. What went wrong is
 * told; nothing, when a new try begins.
 */
export function usePictureDownload(
  file: PurchasedFile,
  tell: (error: string | undefined) => void = showErrorToast,
): PictureDownloadState {
  const fetched = useRef<ReadyPicture>(undefined);
  const [progress, setProgress] = useState<number>();
  const run = useCallback(
    async (use: (picture: ReadyPicture) => Promise<void> | void) => {
      tell(undefined);
      try {
        fetched.current ??= await downloadPicture(file, setProgress);
        await use(fetched.current);
      } catch (thrown) {
        tell(failureText(thrown));
      } finally {
        setProgress(undefined);
      }
    },
    [file, tell],
  );
  const { pending, submit } = useSubmit(run);

  return {
    isBusy: pending,
    progress,
    download: () => void submit(({ blob, filename }) => saveFile(blob, filename)),
    share: () =>
      void submit(async (picture) => {
        // Fetching may take longer than a press counts: the next one finds the picture ready.
        if (!(await openShareSheet(asFile(picture))))
          showToast({ text: downloadTexts.readyToSave });
      }),
  };
}
