/**
 * Runs `work` while no other tab of this browser works on the same purchase: two tabs that are open
 * at once would otherwise fetch every original twice. Another browser may still do the same; the
 * archive knows what it has, so that this costs time and nothing else.
 */
export async function alone<Answer>(orderId: string, work: () => Promise<Answer>): Promise<Answer> {
  // Neither Node nor the oldest browsers have locks.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request(`archive:${orderId}`, work);
}
