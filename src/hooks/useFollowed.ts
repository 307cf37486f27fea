import { useCallback, useMemo } from 'react';
import type { Retryable } from './asyncState.ts';
import { useLive } from './useLive.ts';
import type { Watch } from './useLive.ts';
import { useLoad } from './useLoad.ts';
import { whenIdle } from './whenIdle.ts';

/** Something public that can be read at once and followed from then on: a repo. */
export interface Followable<Value> {
  get: () => Promise<Value>;
  watch: Watch<Value>;
}

/** Listening needs the large SDK: it is fetched when the page is there and has nothing better to do. */
function watchWhenIdle<Value>({ watch }: Followable<Value>): Watch<Value> {
  return (onNext, onError) => {
    let hasValue = false;
    let stop = whenIdle(() => {
      stop = watch(
        (value) => {
          hasValue = true;
          onNext(value);
        },
        (error) => {
          // A listener that breaks off takes nothing away.
          if (!hasValue) onError(error);
        },
      );
    });
    return () => stop();
  };
}

/** Reads `source` once and follows it later. */
export function useFollowed<Value>(source: Followable<Value>): Retryable<Value> {
  const first = useLoad(source.get);
  const live = useLive(useMemo(() => watchWhenIdle(source), [source]));
  const { retry: retryFirst } = first;
  const { retry: retryLive } = live;
  const retry = useCallback(() => {
    retryFirst();
    retryLive();
  }, [retryFirst, retryLive]);
  return { ...(live.status === 'ready' ? live : first), retry };
}
