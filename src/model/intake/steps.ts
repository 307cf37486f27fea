import { DAY_MS, MINUTE_MS } from '../base/units.ts';
import type { Intake } from './schema.ts';

/** Longer than the function may run: after it, nobody is making the picture any more. */
export const MAKING_MAX_MS = 6 * MINUTE_MS;

/** After as many, something is wrong that another one does not mend. */
export const MAKING_MAX_ATTEMPTS = 5;

/** The news that an original has arrived may be late; later it is looked for. */
const LOOKED_FOR_AFTER_MS = 10 * MINUTE_MS;

/** An upload that was broken off can be continued for a week. */
const WAITING_MAX_MS = 7 * DAY_MS;
const DONE_KEPT_MS = 7 * DAY_MS;
const REFUSED_KEPT_MS = 30 * DAY_MS;

/** The next step of a picture that stands still. */
export type Overdue = 'look' | 'make' | 'give-up' | 'forget';

/** What to do with a picture that has not got on; undefined while there is nothing to do. */
export function overdue(intake: Intake, now: Date): Overdue | undefined {
  const { state, createdAt, changedAt = createdAt, attempts } = intake;
  const stoodMs = now.getTime() - changedAt.getTime();
  switch (state) {
    case 'waiting':
      if (stoodMs > WAITING_MAX_MS) return 'forget';
      return stoodMs > LOOKED_FOR_AFTER_MS ? 'look' : undefined;
    case 'arrived':
      return stoodMs > MAKING_MAX_MS ? 'make' : undefined;
    case 'making':
      if (stoodMs <= MAKING_MAX_MS) return undefined;
      return attempts < MAKING_MAX_ATTEMPTS ? 'make' : 'give-up';
    case 'done':
      return stoodMs > DONE_KEPT_MS ? 'forget' : undefined;
    default:
      return stoodMs > REFUSED_KEPT_MS ? 'forget' : undefined;
  }
}

/** Pictures that are still to come, or can come: their album is not complete without them. */
export const unfinishedStates = ['waiting', 'arrived', 'making', 'refused'] as const;
