import * as logger from 'firebase-functions/logger';
import { traceOf } from './callable.ts';
import { isEmulated } from './env.ts';
import { Refusal } from './refusal.ts';

async function unlessUnreadable(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    logger.error('A record cannot be read', traceOf(thrown));
  }
}

/**
 * Ends an event when its work is done. The platform repeats an event that fails, but a record that
 * cannot be read would fail again at every repetition. The emulator tells of one event at a time and
 * repeats none, so that slow work would hold up all others: there it goes on after the event.
 */
export async function endEvent(work: Promise<void>): Promise<void> {
  const done = unlessUnreadable(work);
  if (!isEmulated) return done;
  done.catch((thrown: unknown) => logger.error('An event failed', traceOf(thrown)));
}
