import * as bin from '#src/data/catalogue/bin.ts';
import { filesNamedIn } from '#src/data/files/fileReferences.ts';
import { isWaitedFor } from '#src/data/orders/readOrder.ts';
import { forgetAlbumImages, forgetImage } from '#src/data/catalogue/takeOffSale.ts';
import { isOriginalBought } from '#src/data/repos/orders/orders.ts';
import { listPaths, remove } from '#src/data/files/storage.ts';
import { mapWithLimit } from '#src/model/base/async.ts';
import { eachOf } from '#src/model/base/bulk.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import type { BinEntry } from '#src/model/bin/bin.ts';
import { binErrors, binTexts } from '#src/model/bin/texts.ts';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { storageAreas, storagePaths } from '#src/model/files/paths.ts';
import type { SoldItem } from '#src/model/orders/offSale.ts';
import { offerUndo } from '../bulk/Undo.tsx';

interface PictureRecord {
  originalSrc: string;
  hasSharedFiles?: boolean | undefined;
}

/** The outcome of deleting the files of removed pictures. */
interface FilesOutcome {
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
async function orLeftForCleanup(removing: Promise<FilesOutcome>): Promise<FilesOutcome> {
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
  // The cleanup looks at every record that may name them.
  if (record.hasSharedFiles === true) return { isKept: false, isLeft: true };
  if (await isOriginalBought(record.originalSrc)) return { isKept: true, isLeft: false };
  await Promise.all([...filesNamedIn(record)].map(remove));
  return { isKept: false, isLeft: false };
}

/**
 * Deletes the files of pictures whose records are gone, except those that purchases need. Call it
 * after the record is deleted: nobody can buy the picture from then on.
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
 * Deletes the files of something that was taken off sale, unless an order waits for it. `forget`
 * removes what is kept for such orders. It comes before the files, so that no order is approved
 * without them, and the orders before the purchases: what is approved meanwhile is found in one of
 * them.
 */
async function removeUnawaited(
  item: Pick<SoldItem, 'id' | 'type'>,
  records: readonly PictureRecord[],
  forget: () => Promise<void>,
): Promise<FilesOutcome> {
  if (await isWaitedFor(item)) return { isKept: true, isLeft: false };
  await forget();
  return removeFiles(records);
}

/** The part of the name that all files of one picture share; undefined for files of other areas. */
function pictureKey(path: string): string | undefined {
  const parts =
    storagePaths.portfolioOriginal.parse(path) ?? storagePaths.portfolioDisplay.parse(path);
  return parts && `${parts.timestamp}_${parts.id}`;
}

/**
 * Deletes all stored files of a picture that nobody can have bought: those its record names, and
 * others with the same key.
 */
async function removePortfolioFiles(record: PortfolioItem): Promise<FilesOutcome> {
  const keys = new Set([...filesNamedIn(record)].map(pictureKey));
  keys.delete(undefined);
  const { portfolioOriginals, portfolioDisplay } = storageAreas;
  const stored = await Promise.all([portfolioOriginals, portfolioDisplay].map(listPaths));
  const files = stored.flat().filter((path) => keys.has(pictureKey(path)));
  await Promise.all(files.map(remove));
  return { isKept: false, isLeft: false };
}

function removeFilesOf(entry: BinEntry): Promise<FilesOutcome> {
  const { id } = entry.record;
  switch (entry.kind) {
    case 'image':
      return removeUnawaited({ id, type: 'image' }, [entry.record], () => forgetImage(id));
    case 'album': {
      const { images } = entry.record;
      const ids = images.map((image) => image.id);
      return removeUnawaited({ id, type: 'album' }, images, () => forgetAlbumImages(id, ids));
    }
    case 'albumImage': {
      const { albumId } = entry;
      return removeUnawaited({ id: albumId, type: 'album' }, [entry.record], () =>
        forgetAlbumImages(albumId, [id]),
      );
    }
    case 'portfolio':
      return removePortfolioFiles(entry.record);
    default:
      return unreachable(entry);
  }
}

/**
 * Deletes something in the bin for good: it leaves the bin first, so that nothing is put back without
 * its files, and then the files go that no order and no purchase needs.
 */
export async function removeForGood(binId: string): Promise<FilesOutcome> {
  return orLeftForCleanup(removeFilesOf(await bin.forget(binId)));
}

/** Each takes a transaction of its own. */
export const MOVED_AT_ONCE = 6;

function removedText(items: readonly { title: string }[]): string {
  const [first, ...others] = items;
  return first && others.length === 0
    ? binTexts.removedOne(first.title)
    : binTexts.removedSeveral(items.length);
}

/** Offers to put back what has just been deleted. */
export function offerRestore(items: readonly { id: string; title: string }[]): void {
  if (items.length === 0) return;
  offerUndo(removedText, {
    items,
    batchSize: MOVED_AT_ONCE,
    write: (batch) => eachOf(batch, async ({ id }) => void (await bin.restore(id))),
    texts: binTexts.restoring,
    errors: binErrors.restore,
  });
}
