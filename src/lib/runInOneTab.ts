/**
 * Runs `work` under a lock shared by all tabs of this browser. Other browsers are not locked out,
 * so work that must happen only once needs a server-side rule as well.
 */
export async function runInOneTab<Answer>(
  name: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  // Node and older browsers have no Web Locks.
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
