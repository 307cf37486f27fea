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
