import { locate } from '#src/firebase/purchasedFiles.ts';
import type { PurchasedPlace } from '#src/firebase/purchasedFiles.ts';
import type { PurchasedFile } from '#src/shared/domain/purchasedFiles.ts';
import { waitOnline } from './waitOnline.ts';

const PARALLEL = 6;

export interface LocatedFile {
  file: PurchasedFile;
  place: PurchasedPlace;
}

interface Located {
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
    return await locate(file);
  } catch {
    // One more try: a lost answer is no lost picture.
    await waitOnline(signal);
  }
  try {
    return await locate(file);
  } catch (thrown) {
    console.warn('A bought picture was not found', file.itemId, file.imageId, thrown);
    return undefined;
  }
}

/** Finds out where the files lie and how large they are, a few at a time. */
export async function locateFiles(
  files: readonly PurchasedFile[],
  { signal, onStep }: LocateOptions,
): Promise<Located> {
  const places = new Map<PurchasedFile, PurchasedPlace>();
  const waiting = [...files];
  let done = 0;
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const place = await placeOf(file, signal);
      if (place) places.set(file, place);
      done += 1;
      onStep(done);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return {
    found: files.flatMap((file) => {
      const place = places.get(file);
      return place ? [{ file, place }] : [];
    }),
    missing: files.filter((file) => !places.has(file)),
  };
}
