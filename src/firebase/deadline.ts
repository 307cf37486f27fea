import { AppError } from '#src/shared/errors.ts';
import { WRITE_DEADLINE_MS } from '#src/shared/limits.ts';

/**
 * Gives up waiting for a write, which then may or may not have happened: the caller says so and
 * repeats it under the same id.
 */
export async function withDeadline<Value>(
  write: Promise<Value>,
  milliseconds = WRITE_DEADLINE_MS,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('not-confirmed')), milliseconds);
  });
  try {
    return await Promise.race([write, expired]);
  } finally {
    clearTimeout(timer);
  }
}
