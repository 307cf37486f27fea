import * as bin from '#src/data/bin.ts';
import { eachOf } from '#src/model/base/bulk.ts';
import { binErrors, binTexts } from '#src/model/bin/texts.ts';
import { offerUndo } from '../bulk/Undo.tsx';

/** Each takes a transaction of its own. */
export const MOVED_AT_ONCE = 6;

/** Offers to put back what has just been deleted. */
export function offerRestore(items: readonly { id: string; title: string }[]): void {
  const [first, ...others] = items;
  if (!first) return;
  const isOne = others.length === 0;
  offerUndo(isOne ? binTexts.removedOne(first.title) : binTexts.removedSeveral(items.length), {
    items,
    batchSize: MOVED_AT_ONCE,
    write: (batch) => eachOf(batch, async ({ id }) => void (await bin.restore(id))),
    texts: binTexts.restoring,
    errors: binErrors.restore,
  });
}
