/** The place after all others. */
export function nextOrder(items: readonly { order: number }[]): number {
  return items.reduce((next, { order }) => Math.max(next, order + 1), 0);
}
