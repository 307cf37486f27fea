import { filesNamedIn } from '#src/data/fileReferences.ts';
import { isOriginalBought } from '#src/data/repos/orders.ts';
import { remove } from '#src/data/storage.ts';
import { mapWithLimit } from '#src/model/base/async.ts';

/** A record that points to the files of one picture. */
interface PictureRecord {
  originalSrc: string;
}

/** What became of the files of deleted pictures. */
export interface FilesOutcome {
  /** Some are kept, because customers have bought them. */
  isKept: boolean;
  /** Some could not be deleted: the storage cleanup finds them. */
  isLeft: boolean;
}

const AT_ONCE = 6;

/** What came of deleting files: those that could not be deleted are only a matter of room. */
export async function orLeftForCleanup(removing: Promise<FilesOutcome>): Promise<FilesOutcome> {
  try {
    return await removing;
  } catch (thrown) {
    console.warn('Files of a deleted picture are left for the cleanup', thrown);
    return { isKept: false, isLeft: true };
  }
}

async function removeUnlessBought(record: PictureRecord): Promise<FilesOutcome> {
  // Without the place of the original nobody can tell whether it was bought.
  if (record.originalSrc === '') return { isKept: false, isLeft: true };
  if (await isOriginalBought(record.originalSrc)) return { isKept: true, isLeft: false };
  await Promise.all([...filesNamedIn(record)].map(remove));
  return { isKept: false, isLeft: false };
}

/**
 * Deletes the files of pictures whose records are gone, and keeps what purchases need. It comes after
 * the record: from then on nobody can buy them, so what it finds cannot change.
 */
export async function removeFiles(records: readonly PictureRecord[]): Promise<FilesOutcome> {
  const outcomes = await mapWithLimit(records, AT_ONCE, (record) =>
    orLeftForCleanup(removeUnlessBought(record)),
  );
  return {
    isKept: outcomes.some(({ isKept }) => isKept),
    isLeft: outcomes.some(({ isLeft }) => isLeft),
  };
}
