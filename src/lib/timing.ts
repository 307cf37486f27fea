/**
 * Runs work after the current state has been painted: the second animation frame starts after the
 * first was shown.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    requestAnimationFrame(work);
  });
}

const IDLE_DEADLINE_MS = 3000;

/** Runs work when the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback; a short timeout is close enough.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_DEADLINE_MS });
  return () => cancelIdleCallback(handle);
}
