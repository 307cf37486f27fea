import { setTimeout } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;
const POLL_MS = 50;

/** Repeats an attempt until it succeeds: a program or a page that has been started is not ready at once. */
export async function untilReady<Result>(attempt: () => Promise<Result> | Result): Promise<Result> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(POLL_MS);
    }
  }
}
