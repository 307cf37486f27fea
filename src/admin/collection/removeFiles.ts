import { filesNamedIn } from '#src/data/fileReferences.ts';
import { isWaitedFor } from '#src/data/orders/readOrder.ts';
import { isOriginalBought } from '#src/data/repos/orders.ts';
import { remove } from '#src/data/storage.ts';
import { mapWithLimit } from '#src/model/base/async.ts';
import type { SoldItem } from '#src/model/orders/withdrawn.ts';

interface PictureRecord {
  originalSrc: string;
}

/** The outcome of deleting the files of removed pictures. */
export interface FilesOutcome {
  /** Some files are kept because customers have ordered or bought them. */
  isKept: boolean;
  /** Some files could not be deleted; the storage cleanup will find them. */
  isLeft: boolean;
}

const REMOVED_AT_ONCE = 6;

/**
 * Turns a failure into an outcome: files that were not deleted only take up space until the
 * cleanup.
 */
export async function orLeftForCleanup(removing: Promise<FilesOutcome>): Promise<FilesOutcome> {
  try {
    return await removing;
  } catch (thrown) {
    console.warn('Files of a deleted picture are left for the cleanup', thrown);
    return { isKept: false, isLeft: true };
  }
}

async function removeUnlessBought(record: PictureRecord): Promise<FilesOutcome> {
  // Without the path of the original it is unknown whether it was bought.
  if (record.originalSrc === '') return { isKept: false, isLeft: true };
  if (await isOriginalBought(record.originalSrc)) return { isKept: true, isLeft: false };
  await Promise.all([...filesNamedIn(record)].map(remove));
  return { isKept: false, isLeft: false };
}

/**
 * Deletes the files of pictures whose records are gone or have other files, except those that purchases
 * need. Call it after the record is written: nobody can buy the picture from then on.
 */
export async function removeFiles(records: readonly PictureRecord[]): Promise<FilesOutcome> {
  const outcomes = await mapWithLimit(records, REMOVED_AT_ONCE, (record) =>
    orLeftForCleanup(removeUnlessBought(record)),
  );
  return {
    isKept: outcomes.some(({ isKept }) => isKept),
    isLeft: outcomes.some(({ isLeft }) => isLeft),
  };
}

/**
 * Deletes the files of something withdrawn from the shop, unless an order waits for it. `forget`
 * removes what is kept for such orders. It comes before the files, so that no order is approved
 * without them, and the orders before the purchases: what is approved meanwhile is found in one of
 * them.
 */
export function removeUnawaited(
  item: SoldItem,
  records: readonly PictureRecord[],
  forget: () => Promise<void>,
): Promise<FilesOutcome> {
  const removeOrKeep = async () => {
    if (await isWaitedFor(item)) return { isKept: true, isLeft: false };
    await forget();
    return removeFiles(records);
  };
  return orLeftForCleanup(removeOrKeep());
}
