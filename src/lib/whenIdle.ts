const IDLE_DEADLINE_MS = 3000;

/** Runs work once the page has nothing better to do; the answer calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback: a short wait comes close.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_DEADLINE_MS });
  return () => cancelIdleCallback(handle);
}
