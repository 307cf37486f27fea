/** A process has to start for the first event of each kind, and events wait for those of other tests. */
export const PATIENCE = { timeout: 90_000, interval: 100 };
