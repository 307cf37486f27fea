import { unreachable } from '#src/model/base/closedSets.ts';
import { AppError } from '#src/model/base/errors.ts';
import { documents } from '#src/model/base/paths.ts';
import type { Resource } from '#src/model/base/resource.ts';
import { ALBUM_IMAGE_MAX_COUNT } from '#src/model/catalogue/editing/albumChanges.ts';
import {
  binIdOf,
  binnedSchema,
  withImageRestored,
  type BinEntry,
  type BinKind,
  type Binned,
} from '#src/model/bin/bin.ts';
import { presentSlug } from '#src/model/catalogue/filterButtons/filterButtons.ts';
import { sortByOwnOrder } from '#src/model/catalogue/gallery.ts';
import { renumberings } from '#src/model/catalogue/editing/bulkChanges.ts';
import { albumSchema, type FilterButton } from '#src/model/catalogue/schema.ts';
import { notifyCatalogueChanged } from './catalogueChanges.ts';
import { decodeOrThrow, SERVER_TIME } from '../firestore/converter.ts';
import { readList } from '../firestore/documents.ts';
import { watchList } from '../firestore/live.ts';
import type { DocumentReader, DocumentWriter } from '../firestore/port.ts';
import { queries } from '../firestore/queries.ts';
import { transactWithRetry } from '../firestore/transactWithRetry.ts';
import * as albums from '../repos/catalogue/albums.ts';
import * as filterButtons from '../repos/catalogue/filterButtons.ts';
import * as adminSingleImages from '../repos/catalogue/adminSingleImages.ts';
import * as portfolio from '../repos/catalogue/portfolio.ts';

type Transaction = DocumentReader & DocumentWriter;

const pathOf = (binId: string) => documents.binned.build({ binId });

/** Puts something into the bin, in the write that takes it out of the shop. */
export function putIntoBin(writer: DocumentWriter, entry: BinEntry): void {
  writer.set(pathOf(binIdOf(entry)), { ...entry, removedAt: SERVER_TIME });
}

/** The items of these kinds in the bin. */
export function contents(
  kinds: readonly BinKind[],
): Required<Pick<Resource<readonly Binned[]>, 'read' | 'watch'>> {
  const ofKinds = (entries: readonly Binned[]) =>
    entries.filter(({ kind }) => kinds.includes(kind));
  return {
    read: async () => ofKinds(await readList(queries.bin, binnedSchema)),
    watch: (onNext, onError) =>
      watchList(queries.bin, binnedSchema, {
        onNext: (entries) => onNext(ofKinds(entries)),
        onError,
      }),
  };
}

/** Takes something out of the bin with what `move` does to it; fails when it is not there any more. */
function takeOut(
  binId: string,
  move?: (transaction: Transaction, entry: Binned) => Promise<void>,
): Promise<Binned> {
  const path = pathOf(binId);
  return transactWithRetry(async (transaction) => {
    const stored = await transaction.read(path);
    if (!stored) throw new AppError('not-found');
    const entry = decodeOrThrow(binnedSchema, stored, path);
    await move?.(transaction, entry);
    transaction.remove(path);
    return entry;
  });
}

/** Takes something out of the bin for good. Its files are the caller's concern. */
export function forget(binId: string): Promise<Binned> {
  return takeOut(binId);
}

function withPresentCategory(entry: Binned, buttons: readonly FilterButton[]): Binned {
  if (entry.kind === 'albumImage') return entry;
  const category = presentSlug(entry.record.category, buttons);
  // The record keeps its kind: only the text of a field that all three have is another.
  return { ...entry, record: { ...entry.record, category } } as Binned;
}

/** Writes the record of a document as it was. One that is there by now is never overwritten. */
async function putBackDocument(
  transaction: Transaction,
  path: string,
  record: { id: string },
): Promise<void> {
  if (await transaction.read(path)) throw new AppError('already-exists');
  transaction.set(path, { ...record, id: undefined, updatedAt: SERVER_TIME });
}

async function putBackImage(
  transaction: Transaction,
  entry: Extract<Binned, { kind: 'albumImage' }>,
): Promise<void> {
  const path = documents.album.build({ albumId: entry.albumId });
  const stored = await transaction.read(path);
  if (!stored) throw new AppError('order/item-missing');
  const album = decodeOrThrow(albumSchema, stored, path);
  if (album.images.length >= ALBUM_IMAGE_MAX_COUNT) throw new AppError('upload/too-large');
  transaction.update(path, {
    ...withImageRestored(album, entry.record, entry),
    updatedAt: SERVER_TIME,
  });
}

function putBack(transaction: Transaction, entry: Binned): Promise<void> {
  const { id } = entry.record;
  switch (entry.kind) {
    case 'image': {
      const place = entry.isLegacy ? documents.legacySingleImage : documents.singleImage;
      return putBackDocument(transaction, place.build({ imageId: id }), entry.record);
    }
    case 'album':
      return putBackDocument(transaction, documents.album.build({ albumId: id }), entry.record);
    case 'portfolio':
      return putBackDocument(
        transaction,
        documents.portfolioItem.build({ itemId: id }),
        entry.record,
      );
    case 'albumImage':
      return putBackImage(transaction, entry);
    default:
      return unreachable(entry);
  }
}

interface Numbered {
  id: string;
  order: number;
  createdAt?: Date | undefined;
}

/** Renumbers a collection in which others have taken the number of what is back. */
async function makeRoom<Item extends Numbered>(
  restored: Numbered,
  repo: {
    listAll: () => Promise<Item[]>;
    setOrders: (items: readonly Item[]) => Promise<void>;
  },
): Promise<void> {
  const items = await repo.listAll();
  const own = items.find(({ id }) => id === restored.id);
  if (!own || !items.some(({ id, order }) => id !== own.id && order === own.order)) return;
  const others = sortByOwnOrder(items.filter(({ id }) => id !== own.id));
  const index = others.findIndex(({ order }) => order >= own.order);
  const wanted = [...others.slice(0, index), own, ...others.slice(index)];
  const numbers = new Map(items.map(({ id, order }) => [id, order]));
  await repo.setOrders(renumberings(wanted, numbers, own.id));
}

async function makeRoomFor(entry: Binned): Promise<void> {
  switch (entry.kind) {
    case 'image':
      return makeRoom(entry.record, adminSingleImages);
    case 'album':
      return makeRoom(entry.record, albums);
    case 'portfolio':
      return makeRoom(entry.record, portfolio);
    case 'albumImage':
      return undefined;
    default:
      return unreachable(entry);
  }
}

/** Reads in the transaction that puts something back, and returns a write that belongs to it. */
type AlsoChange = (transaction: Transaction) => Promise<() => void>;

/**
 * Puts something back into the shop with its id, in one write: wherever it ends, it is in the shop or in
 * the bin. Its neighbours are renumbered afterwards; without that it stands beside its place.
 */
export async function restore(binId: string, alsoChange?: AlsoChange): Promise<Binned> {
  // A category may have been renamed meanwhile.
  const buttons = await filterButtons.list();
  const entry = await takeOut(binId, async (transaction, stored) => {
    // Everything is read before anything is written.
    const change = await alsoChange?.(transaction);
    await putBack(transaction, withPresentCategory(stored, buttons));
    change?.();
  });
  try {
    await makeRoomFor(entry);
  } catch (thrown) {
    console.warn('What was put back stands beside its place', thrown);
  }
  notifyCatalogueChanged();
  return entry;
}
