import { locateFile, type PurchasedPlace } from '#src/data/files/purchasedFiles.ts';
import { mapWithLimit } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { PurchasedFile } from '#src/model/purchases/downloads.ts';

/** Waits until the browser is online; rejects when the signal is aborted. */
export function waitOnline(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.reject(new AppError('cancelled'));
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const { signal: listening } = done;
    const settle = (finish: () => void) => () => {
      done.abort();
      finish();
    };
    window.addEventListener('online', settle(resolve), { signal: listening });
    const stop = settle(() => reject(new AppError('cancelled')));
    signal.addEventListener('abort', stop, { signal: listening });
  });
}

const PARALLEL = 6;

export interface LocatedFile {
  file: PurchasedFile;
  place: PurchasedPlace;
}

export interface Located {
  found: LocatedFile[];
  missing: PurchasedFile[];
}

interface LocateOptions {
  signal: AbortSignal;
  onStep: (done: number) => void;
}

async function placeOf(
  file: PurchasedFile,
  signal: AbortSignal,
): Promise<PurchasedPlace | undefined> {
  await waitOnline(signal);
  try {
    return await locateFile(file);
  } catch {
    // One retry, since the answer may only have been lost.
    await waitOnline(signal);
  }
  try {
    return await locateFile(file);
  } catch (thrown) {
    console.warn('A bought picture was not found', file.itemId, file.imageId, thrown);
    return undefined;
  }
}

/** Finds the paths and sizes of the files, a few at a time. */
export async function locateFiles(
  files: readonly PurchasedFile[],
  { signal, onStep }: LocateOptions,
): Promise<Located> {
  let done = 0;
  const located = await mapWithLimit(files, PARALLEL, async (file) => {
    const place = await placeOf(file, signal);
    done += 1;
    onStep(done);
    return { file, place };
  });
  return {
    found: located.flatMap(({ file, place }) => (place ? [{ file, place }] : [])),
    missing: located.flatMap(({ file, place }) => (place ? [] : [file])),
  };
}
