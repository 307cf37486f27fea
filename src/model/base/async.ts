import { AppError } from './errors.ts';

/**
 * Maps the items with at most `limit` calls running at once; results are in the order of the items.
 * The first failure is thrown, and no further call is started.
 */
export async function mapWithLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      results[index] = await run(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: limit }, worker));
  } finally {
    waiting.length = 0;
  }
  return results;
}

export interface Outcome<Item, Result> {
  done: Result[];
  failed: { item: Item; thrown: unknown }[];
}

/**
 * Maps the items one after another; a failure does not stop the others and is reported in `failed`.
 */
export async function mapInSequence<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Outcome<Item, Result>> {
  const outcome: Outcome<Item, Result> = { done: [], failed: [] };
  for (const item of items) {
    try {
      outcome.done.push(await run(item));
    } catch (thrown) {
      outcome.failed.push({ item, thrown });
    }
  }
  return outcome;
}

/** Makes a queue: each work that it is given begins when the one before has ended. */
export function createQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Waits; fails with 'cancelled' when the signal is aborted meanwhile. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      if (signal.aborted) reject(new AppError('cancelled'));
      else resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    signal.addEventListener('abort', finish);
    if (signal.aborted) finish();
  });
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Rejects when the promise takes longer than this; its late result is then ignored. */
export async function withTimeout<Result>(
  promise: Promise<Result>,
  milliseconds: number,
  createError: () => Error,
): Promise<Result> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(createError()), milliseconds);
  try {
    return await Promise.race([promise, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs `load` at the first call and caches its result. A failure is not cached: the next call tries
 * again.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined;
  return () => {
    pending ??= load().catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}
