import { type AppError, toAppError, type AppErrorCode } from './errors.ts';
import { chunks } from './lists.ts';
import { SECOND_MS } from './units.ts';

/**
 * The number of documents that are changed in one write, which must be done within its deadline. The
 * rules would allow more. Fewer suit a slow connection and a busy machine, show progress sooner, and a
 * run that is cancelled ends sooner.
 */
export const BULK_BATCH_SIZE = 25;

/**
 * Several batches at once, because one is read while another is written. They grow while the server is quick,
 * because each one costs a round trip, and become fewer: a page that follows the list takes in all that are written
 * at a time.
 */
export const GROWING_BATCHES = { batchSize: 100, largestBatch: 500, atOnce: 3 };

/** A batch of twice the size is still done well within the deadline of a write. */
const QUICK_MS = 3 * SECOND_MS;

/** A batch that takes longer comes too near to the deadline. */
const SLOW_MS = 6 * SECOND_MS;

/** No batch is halved below this part of the first one: by then the time is that of any write, not of the items. */
const SMALLEST_PART = 1 / 4;

export interface BulkFailure<Item> {
  item: Item;
  error: AppError;
}

export interface BulkOutcome<Item> {
  done: Item[];
  failed: BulkFailure<Item>[];
  /** Not tried: the run was cancelled, or the connection was lost. */
  left: Item[];
}

export interface BulkTask<Item> {
  /** The number of items that `write` takes at once. */
  batchSize: number;
  /** The number to which batches grow as long as each is written quickly. */
  largestBatch?: number;
  /** The number of batches that are under way at once, together of no more than the largest; one by default. */
  atOnce?: number;
  /** Returns the items that failed; rejects when none of them was written. */
  write: (batch: readonly Item[]) => Promise<readonly BulkFailure<Item>[]>;
}

interface BulkWatch {
  /** Ends the run after the batches that are being written. */
  signal: AbortSignal;
  onProgress: (finished: number) => void;
  /** Waited for before each batch, so that a run can rest. */
  untilResumed?: () => Promise<void>;
}

/** The seconds that the rest takes at the speed of what is finished; undefined before there is any. */
export function secondsLeft(
  finished: number,
  count: number,
  elapsedMs: number,
): number | undefined {
  if (finished === 0) return undefined;
  return Math.ceil(((count - finished) * elapsedMs) / finished / SECOND_MS);
}

/** The server has read the write and refused it: one of its items may be the reason. */
const REFUSALS: readonly AppErrorCode[] = ['permission-denied', 'invalid-argument'];

/** The size of the next batches: twice that of a quick one, half that of a slow one. */
function nextSize<Item>(
  { batchSize, largestBatch = batchSize }: BulkTask<Item>,
  size: number,
  written: { count: number; ms: number },
): number {
  const smallest = Math.ceil(batchSize * SMALLEST_PART);
  if (written.ms > SLOW_MS) return Math.min(size, Math.max(Math.ceil(written.count / 2), smallest));
  if (written.ms > QUICK_MS) return size;
  return Math.max(size, Math.min(2 * written.count, largestBatch));
}

/** Writes several batches at once for as long as there are any. Batches that have grown take each other's room. */
async function writeAtOnce<Item>(
  { batchSize, largestBatch = batchSize, atOnce = 1 }: BulkTask<Item>,
  steps: {
    takeBatch: () => readonly Item[];
    nextCount: () => number;
    write: (batch: readonly Item[]) => Promise<void>;
  },
): Promise<void> {
  const mostUnderWay = Math.max(largestBatch, batchSize * atOnce);
  let underWay = 0;
  async function writeOneByOne(): Promise<void> {
    while (underWay === 0 || underWay + steps.nextCount() <= mostUnderWay) {
      const batch = steps.takeBatch();
      if (batch.length === 0) return;
      underWay += batch.length;
      await steps.write(batch);
      underWay -= batch.length;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, writeOneByOne));
}

/**
 * Goes through many items, batch by batch. A refused batch is halved until its bad items are found, so that
 * one bad record does not stop the others. Any other failure ends the run, after the batches that are under way.
 */
export async function runInBatches<Item>(
  items: readonly Item[],
  task: BulkTask<Item>,
  { signal, onProgress, untilResumed }: BulkWatch,
): Promise<BulkOutcome<Item>> {
  const open = new Set(items);
  const waiting = [...items];
  const done: Item[] = [];
  const failed: BulkFailure<Item>[] = [];
  let size = task.batchSize;
  let isBroken = false;

  function finish(batch: readonly Item[], failures: readonly BulkFailure<Item>[]): void {
    const failedItems = new Set(failures.map(({ item }) => item));
    failed.push(...failures);
    done.push(...batch.filter((item) => !failedItems.has(item)));
    for (const item of batch) open.delete(item);
    onProgress(done.length + failed.length);
  }

  async function write(batch: readonly Item[]): Promise<void> {
    await untilResumed?.();
    if (signal.aborted || isBroken) return;
    const startedAt = performance.now();
    try {
      const failures = await task.write(batch);
      size = nextSize(task, size, { count: batch.length, ms: performance.now() - startedAt });
      finish(batch, failures);
    } catch (thrown) {
      const error = toAppError(thrown);
      const isRefused = REFUSALS.includes(error.code);
      if (isRefused && batch.length > 1) {
        for (const half of chunks(batch, Math.ceil(batch.length / 2))) await write(half);
        return;
      }
      isBroken ||= !isRefused;
      finish(
        batch,
        batch.map((item) => ({ item, error })),
      );
    }
  }

  const takeBatch = () => (signal.aborted || isBroken ? [] : waiting.splice(0, size));
  await writeAtOnce(task, { takeBatch, nextCount: () => size, write });
  return { done, failed, left: [...open] };
}

/**
 * Runs an action for each item of a batch, all at the same time. It rejects when all of them fail:
 * then the connection is the likely reason, and the next batch would fail too.
 */
export async function eachOf<Item>(
  batch: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<BulkFailure<Item>[]> {
  const failures = await Promise.all(
    batch.map(async (item) => {
      try {
        await run(item);
        return [];
      } catch (thrown) {
        return [{ item, error: toAppError(thrown) }];
      }
    }),
  );
  const failed = failures.flat();
  const [first] = failed;
  if (first && failed.length === batch.length) throw first.error;
  return failed;
}
