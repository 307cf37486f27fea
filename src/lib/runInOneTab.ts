/**
 * Runs `work` while no other tab of this browser does work of the same name. Other browsers may still
 * do it: what must not happen twice needs a rule of its own.
 */
export async function runInOneTab<Answer>(
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  // Neither Node nor the oldest browsers have locks.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
