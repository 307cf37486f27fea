import { useCallback } from 'react';
import { toAppError } from '#src/model/base/errors.ts';
import type { Retryable } from './asyncState.ts';
import { useLive, type Watch } from './useLive.ts';

/** Reads something once. `load` must keep its identity between renders. */
export function useLoad<Value>(load: () => Promise<Value>): Retryable<Value> {
  const watch: Watch<Value> = useCallback(
    (onNext, onError) => {
      let isWanted = true;
      load().then(
        (value) => {
          if (isWanted) onNext(value);
        },
        (thrown: unknown) => {
          if (isWanted) onError(toAppError(thrown));
        },
      );
      return () => {
        isWanted = false;
      };
    },
    [load],
  );
  return useLive(watch);
}
