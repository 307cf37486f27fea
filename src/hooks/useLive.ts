import { useCallback, useEffect, useState } from 'react';
import type { AppError } from '#src/model/base/errors.ts';
import type { AsyncState, Retryable } from './asyncState.ts';

/** Follows something and calls back with each new value; gives back the way to stop. */
export type Watch<Value> = (
  onNext: (value: Value) => void,
  onError: (error: AppError) => void,
) => () => void;

interface Attempt<Value> {
  number: number;
  watch: Watch<Value>;
  state: AsyncState<Value>;
}

/**
 * Follows live data for as long as the component is shown. `watch` must keep its identity between
 * renders: a function of a module, or one made with `useCallback`.
 */
export function useLive<Value>(watch: Watch<Value>): Retryable<Value> {
  const [number, setNumber] = useState(0);
  const [attempt, setAttempt] = useState<Attempt<Value>>();

  useEffect(() => {
    const receive = (state: AsyncState<Value>) => setAttempt({ number, watch, state });
    return watch(
      (value) => receive({ status: 'ready', value }),
      (error) => receive({ status: 'failed', error }),
    );
  }, [watch, number]);

  const retry = useCallback(() => setNumber((current) => current + 1), []);
  // What an earlier attempt, or another source, said is not an answer to this one.
  const isCurrent = attempt?.number === number && attempt.watch === watch;
  return { ...(isCurrent ? attempt.state : { status: 'loading' }), retry };
}
