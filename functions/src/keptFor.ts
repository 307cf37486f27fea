/**
 * Makes something once in so long, however many ask: those who ask meanwhile share it. What could not be made is
 * made anew for the next.
 */
export function keptFor<Value>(
  milliseconds: number,
  make: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | undefined;
  return () => {
    const now = Date.now();
    if (kept && now < kept.until) return kept.value;
    const value = make();
    kept = { value, until: now + milliseconds };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}
