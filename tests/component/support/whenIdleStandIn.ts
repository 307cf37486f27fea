/** Stands in for `whenIdle` of `src/lib/timing.ts`: the page is idle at once. */
export function whenIdle(work: () => void): () => void {
  const timer = setTimeout(work, 0);
  return () => clearTimeout(timer);
}
