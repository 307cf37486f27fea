import { useCallback, useMemo } from 'react';
import type { Retryable } from './asyncState.ts';
import { keepLast } from './keepLast.ts';
import { useLive } from './useLive.ts';
import type { Watch } from './useLive.ts';
import { useLoad } from './useLoad.ts';
import { watchWhileAccepted } from './whileAccepted.ts';

/** Something public that can be read at once and followed from then on: a repo. */
export interface Followable<Value> {
  get: () => Promise<Value>;
  watch: Watch<Value>;
}

/** Reads `source` once and follows it later. */
export function useFollowed<Value>(source: Followable<Value>): Retryable<Value> {
  const first = useLoad(source.get);
  const live = useLive(useMemo(() => watchWhileAccepted(keepLast(source.watch)), [source]));
  const { retry: retryFirst } = first;
  const { retry: retryLive } = live;
  const retry = useCallback(() => {
    retryFirst();
    retryLive();
  }, [retryFirst, retryLive]);
  return { ...(live.status === 'ready' ? live : first), retry };
}
