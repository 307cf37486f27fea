/** Held by every page in which a run is going on. */
const LOCK = 'bulk-run';

/** Does the work of a run, and lets other pages know of it meanwhile. */
export async function whileRunning<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, { mode: 'shared' }, work);
}

/** Offers what a closed page has left, unless it may belong to a run that is going on in another one. */
export async function unlessRunning(offer: () => void): Promise<void> {
  if (!('locks' in navigator)) {
    offer();
    return;
  }
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock) offer();
  });
}
