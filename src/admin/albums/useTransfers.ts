import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import {
  transferImages,
  type TransferRoute,
  takeBackFromSingles,
  transferToSingles,
} from '#src/data/catalogue/transferImages.ts';
import { takeAlbumImagesOffSale, takeImageOffSale } from '#src/data/catalogue/takeOffSale.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import { BULK_BATCH_SIZE } from '#src/model/base/bulk.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import {
  placesOf,
  transferKinds,
  type TransferKind,
  type TransferredImage,
} from '#src/model/catalogue/editing/albumTransfers.ts';
import { albumErrors, itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import type { Album } from '#src/model/catalogue/schema.ts';
import type { PriceAndCategory } from '#src/model/catalogue/editing/singleTransfers.ts';
import { transferErrors, transferTexts } from '#src/model/catalogue/editing/collectionTexts.ts';
import { offerUndo } from '../bulk/Undo.tsx';
import { unlessRunning } from '../bulk/runLock.ts';
import { type BulkJob, type BulkRun, notDone, useBulkRun } from '../bulk/useBulkRun.ts';
import { transferJob } from '../transfers/TransferDialog.tsx';

/** The rest of a run, in case the page is closed in the middle of it. */
const journalSchema = z.object({
  kind: z.enum(transferKinds),
  /** The id of the other album; without one they are sold one by one. */
  toId: z.optional(z.string()),
  terms: z.optional(z.object({ price: z.number(), category: z.string() })),
  ids: z.array(z.string()),
});

type Journal = z.infer<typeof journalSchema>;

const keyOf = (albumId: string) => `unfinishedTransfer-${albumId}`;

function keepJournal(albumId: string, journal: Journal): void {
  if (journal.ids.length === 0) localStore.remove(keyOf(albumId));
  else localStore.writeJson(keyOf(albumId), journal);
}

/** Takes back what came into the other album. */
function undoJob(
  { kind, fromId, toId }: TransferRoute,
  items: readonly TransferredImage[],
): BulkJob<TransferredImage> {
  const job = { items, batchSize: BULK_BATCH_SIZE };
  switch (kind) {
    case 'move':
      return {
        ...job,
        write: (batch) => transferImages({ kind, fromId: toId, toId: fromId }, batch),
        texts: transferTexts.move,
        errors: transferErrors,
      };
    case 'copy':
      return {
        ...job,
        write: async (batch) => {
          await takeAlbumImagesOffSale(
            toId,
            batch.map(({ id }) => id),
          );
          return [];
        },
        texts: itemTexts.removal,
        errors: albumErrors.removeImage,
      };
    default:
      return unreachable(kind);
  }
}

/** Sells pictures of an album one by one. */
function salesJob(
  kind: TransferKind,
  { from, priceAndCategory }: { from: Album; priceAndCategory: PriceAndCategory },
  ids: ReadonlySet<string>,
): BulkJob<TransferredImage> {
  const { id: albumId } = from;
  return transferJob({
    kind,
    items: placesOf(from, ids).map(({ id, title }) => ({ id, title })),
    place: transferTexts.singles,
    write: (batch) => transferToSingles({ kind, albumId, priceAndCategory }, batch),
    keep: (rest) =>
      keepJournal(albumId, { kind, terms: priceAndCategory, ids: rest.map(({ id }) => id) }),
    takeBack: ({ id }) =>
      kind === 'move'
        ? takeBackFromSingles(albumId, id)
        : takeImageOffSale({ id, isLegacy: false }),
  });
}

function albumJob(
  kind: TransferKind,
  { from, to }: { from: Album; to: Album },
  ids: ReadonlySet<string>,
): BulkJob<TransferredImage> {
  const route = { kind, fromId: from.id, toId: to.id };
  const places = new Map(placesOf(from, ids).map(({ id, place }) => [id, place]));
  const before = new Set(to.images.map(({ id }) => id));
  return {
    items: placesOf(from, ids).map(({ id, title }) => ({ id, title })),
    batchSize: BULK_BATCH_SIZE,
    write: (batch) => transferImages(route, batch),
    texts: transferTexts[kind],
    errors: transferErrors,
    keep: (rest) => keepJournal(from.id, { kind, toId: to.id, ids: rest.map(({ id }) => id) }),
    onEnd: ({ done }) => {
      const came = done
        .filter(({ id }) => !before.has(id))
        .map((item) => ({ ...item, place: places.get(item.id) }));
      if (came.length === 0) return;
      offerUndo(({ length }) => transferTexts[kind].undo(length, to.title), undoJob(route, came));
    },
  };
}

/** The job that a closed page has left unfinished; undefined when there is none. */
function interruptedJob(
  from: Album,
  albums: readonly Album[],
): BulkJob<TransferredImage> | undefined {
  const journal = localStore.readJson(keyOf(from.id), journalSchema);
  if (!journal) return undefined;
  const { kind, toId, terms: priceAndCategory } = journal;
  const ids = new Set(journal.ids);
  const to = albums.find(({ id }) => id === toId);
  const job =
    (to && albumJob(kind, { from, to }, ids)) ??
    (priceAndCategory && salesJob(kind, { from, priceAndCategory }, ids));
  return job && job.items.length > 0 ? job : undefined;
}

interface Options {
  album: Album;
  otherAlbums: readonly Album[];
  onNotDone: (ids: readonly string[]) => void;
}

interface Transfers {
  run: BulkRun<TransferredImage>;
  transfer: (kind: TransferKind, to: Album, ids: ReadonlySet<string>) => void;
  sell: (kind: TransferKind, priceAndCategory: PriceAndCategory, ids: ReadonlySet<string>) => void;
}

/** Moves and copies pictures of an album. What a closed page has left undone is offered again. */
export function useTransfers({ album, otherAlbums, onNotDone }: Options): Transfers {
  const run = useBulkRun<TransferredImage>();

  const offerInterrupted = useEffectEvent(() => {
    const job = interruptedJob(album, otherAlbums);
    if (job) run.offer(job);
    else localStore.remove(keyOf(album.id));
  });
  useEffect(() => void unlessRunning(() => offerInterrupted()), []);

  const start = (job: BulkJob<TransferredImage>) =>
    void run.start({
      ...job,
      onEnd: (outcome) => {
        job.onEnd?.(outcome);
        onNotDone(notDone(outcome).map(({ id }) => id));
      },
    });
  return {
    run,
    transfer: (kind, to, ids) => start(albumJob(kind, { from: album, to }, ids)),
    sell: (kind, priceAndCategory, ids) =>
      start(salesJob(kind, { from: album, priceAndCategory }, ids)),
  };
}
