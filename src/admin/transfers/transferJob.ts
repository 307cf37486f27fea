import { mapInSequence } from '#src/model/base/async.ts';
import { BULK_BATCH_SIZE, type BulkFailure } from '#src/model/base/bulk.ts';
import { toAppError } from '#src/model/base/errors.ts';
import type { TransferKind } from '#src/model/catalogue/albumTransfers.ts';
import { binErrors, binTexts } from '#src/model/bin/texts.ts';
import { itemTexts } from '#src/model/catalogue/editorTexts.ts';
import { transferErrors, transferTexts } from '#src/model/catalogue/transferTexts.ts';
import { offerUndo } from '../bulk/Undo.tsx';
import type { BulkJob } from '../bulk/useBulkRun.ts';

interface Transfer<Item> {
  kind: TransferKind;
  items: readonly Item[];
  /** The name of the place to which they go. */
  place: string;
  write: (
    batch: readonly Item[],
  ) => Promise<{ failures: BulkFailure<Item>[]; takenIds: readonly string[] }>;
  keep: (rest: readonly Item[]) => void;
  /** Takes one of those that came back again. */
  takeBack: (item: Item) => Promise<unknown>;
}

const undoWords = {
  move: { texts: binTexts.restoring, errors: binErrors.restore },
  copy: { texts: itemTexts.removal, errors: transferErrors },
};

/** Takes pictures from albums to single images, or the other way round, with an offer to take them back. */
export function transferJob<Item extends { id: string; title: string }>(
  transfer: Transfer<Item>,
): BulkJob<Item> {
  const { kind, items, place, keep, takeBack } = transfer;
  let taken = new Set<string>();
  return {
    items,
    batchSize: BULK_BATCH_SIZE,
    write: async (batch) => {
      const { failures, takenIds } = await transfer.write(batch);
      for (const id of takenIds) taken.add(id);
      return failures;
    },
    texts: transferTexts[kind],
    errors: transferErrors,
    keep,
    onEnd: () => {
      const came = items.filter(({ id }) => taken.has(id));
      taken = new Set();
      if (came.length === 0) return;
      const byId = new Map(came.map((item) => [item.id, item]));
      offerUndo(transferTexts[kind].undo(came.length, place), {
        items: came,
        batchSize: BULK_BATCH_SIZE,
        // One after another: they share an album, and each knows its place among those before it.
        write: async (batch) => {
          const { failed } = await mapInSequence(batch, async ({ id }) => {
            const item = byId.get(id);
            if (item) await takeBack(item);
          });
          return failed.map(({ item, thrown }) => ({ item, error: toAppError(thrown) }));
        },
        ...undoWords[kind],
      });
    },
  };
}
