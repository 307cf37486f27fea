import { withTimeout } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { SECOND_MS } from '#src/model/base/units.ts';

export const WRITE_DEADLINE_MS = 10 * SECOND_MS;

/**
 * Limits the wait for a write. After the limit its result is unknown: the caller reports
 * 'not-confirmed' and repeats it under the same id.
 */
export function withDeadline<Value>(
  write: Promise<Value>,
  milliseconds = WRITE_DEADLINE_MS,
): Promise<Value> {
  return withTimeout(write, milliseconds, () => new AppError('not-confirmed'));
}
