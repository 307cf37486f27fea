/**
 * Waits for work, or fails with the signal's reason as soon as that is aborted. The work itself goes
 * on; what it says later is not heard.
 */
export async function unlessAborted<Result>(
  work: Promise<Result>,
  signal: AbortSignal | undefined,
): Promise<Result> {
  work.catch(() => undefined);
  signal?.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}
