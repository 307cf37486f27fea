import { afterEach, beforeEach } from 'vitest';
import { watchSession } from '#src/data/auth/session.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { settled } from './show.ts';

/** Tells the store who is signed in in the backend in memory, in each test of the file that calls it. */
export function followSessionInEachTest(): void {
  let stop: () => void;
  beforeEach(async () => {
    stop = watchSession(sessionChanged);
    await settled();
  });
  afterEach(() => stop());
}
