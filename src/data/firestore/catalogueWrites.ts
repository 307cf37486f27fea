import type * as z from 'zod/mini';
import type { BulkFailure } from '#src/model/base/bulk.ts';
import { AppError, toAppError } from '#src/model/base/errors.ts';
import { chunks } from '#src/model/base/lists.ts';
import { idToken } from '../auth/session.ts';
import { decodeOrThrow, SERVER_TIME } from './converter.ts';
import { transact, updateTogether, writeTogether } from './documents.ts';
import type { DocumentWriter } from './port.ts';
import { transactWithRetry } from './transactWithRetry.ts';

/*
 * The photographer's changes to items of the catalogue. Visitors, who only read, never load them.
 */

/** Stores a new item; one that is there already, from an earlier attempt, stays as it is. */
export function create(path: string, draft: object): Promise<void> {
  return transact(async (transaction) => {
    if (await transaction.read(path)) return;
    transaction.set(path, { ...draft, createdAt: SERVER_TIME, updatedAt: SERVER_TIME });
  });
}

/** Changes an item as it is on the server; `change` may throw to refuse, and may run again. */
export function revise<Stored>(
  path: string,
  schema: z.ZodMiniType<Stored>,
  change: (current: Stored) => object,
): Promise<void> {
  return transactWithRetry(async (transaction) => {
    const stored = await transaction.read(path);
    if (!stored) throw new AppError('not-found');
    update(transaction, path, change(decodeOrThrow(schema, stored, path)));
  });
}

export interface StoredItems<Stored, Item> {
  schema: z.ZodMiniType<Stored>;
  pathOf: (item: Item) => string;
}

/**
 * Changes several items as they are on the server, all in one write. An item that is gone, cannot be
 * read or is refused by `change` is returned and does not stop the others; without a change it is
 * left as it is.
 */
export function reviseTogether<Stored, Item>(
  items: readonly Item[],
  { schema, pathOf }: StoredItems<Stored, Item>,
  change: (current: Stored, item: Item) => object | undefined,
): Promise<BulkFailure<Item>[]> {
  return updateTogether({
    paths: items.map(pathOf),
    token: idToken,
    work: (stored, writer) =>
      items.flatMap((item) => {
        const path = pathOf(item);
        try {
          const document = stored.get(path);
          if (!document) throw new AppError('not-found');
          const changes = change(decodeOrThrow(schema, document, path), item);
          if (changes) update(writer, path, changes);
          return [];
        } catch (thrown) {
          return [{ item, error: toAppError(thrown) }];
        }
      }),
  });
}

/** True for a write that the server has refused; its rules refuse a change of what is gone by now. */
function isRefused(thrown: unknown): boolean {
  return ['permission-denied', 'not-found'].includes(toAppError(thrown).code);
}

function update(writer: Pick<DocumentWriter, 'update'>, path: string, changes: object): void {
  writer.update(path, { ...changes, updatedAt: SERVER_TIME });
}

/** On a busy machine 300 writes in one batch missed their deadline. */
const ORDER_BATCH_SIZE = 100;

async function setOrdersTogether<Stored, Item extends { order: number }>(
  items: readonly Item[],
  place: StoredItems<Stored, Item>,
): Promise<void> {
  try {
    await writeTogether((writer) => {
      for (const item of items) update(writer, place.pathOf(item), { order: item.order });
    });
  } catch (thrown) {
    // One of them may have been deleted meanwhile: the others get their places all the same.
    if (!isRefused(thrown)) throw thrown;
    await reviseTogether(items, place, (_, { order }) => ({ order }));
  }
}

/** Stores the order of items batch by batch, in the sequence of the list. */
export async function setOrders<Stored, Item extends { order: number }>(
  items: readonly Item[],
  place: StoredItems<Stored, Item>,
): Promise<void> {
  for (const batch of chunks(items, ORDER_BATCH_SIZE)) await setOrdersTogether(batch, place);
}
