/** Stands in for `src/lib/whenIdle.ts`: the page is idle at once. */
export function whenIdle(work: () => void): () => void {
  const timer = setTimeout(work, 0);
  return () => clearTimeout(timer);
}
