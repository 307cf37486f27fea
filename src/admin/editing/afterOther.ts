import { LOADING, type Retryable } from '#src/hooks/resource.ts';

/**
 * A value that waits for the answer about another one, which is shown in the middle of it: arriving later,
 * it would push away what is about to be pressed.
 */
export function afterOther<Value>(
  state: Retryable<Value>,
  other: Pick<Retryable<unknown>, 'status'>,
): Retryable<Value> {
  return other.status === 'loading' ? { ...LOADING, retry: state.retry } : state;
}
