import { use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Resource } from '#src/model/base/resource.ts';
import { KnownValues } from './knownValues.ts';
import { ResourceFollower, LOADING, type AsyncState, type Retryable } from './resource.ts';

interface Snapshot<Value> {
  resource: Resource<Value>;
  attempt: number;
  state: AsyncState<Value>;
}

/** The values that are shown before anything was asked: on a server all that it knows, in a browser none. */
function useFirstState<Value>(resource: Resource<Value>): AsyncState<Value> {
  const value = use(KnownValues).get(resource.servedAs ?? resource) as Value | undefined;
  return value === undefined ? LOADING : { status: 'ready', value };
}

/**
 * Reads a resource for as long as the component is shown. The resource must keep its identity between
 * renders: a constant, or `useMemo`. It is asked like this:
 *
 * - `read` is asked once at first, and on `retry`, which forgets what is known and starts over.
 * - `watch` follows from then on. The newest answer wins: whatever was asked before it spoke is dropped.
 * - What was told stays. When its source fails later, `error` stands beside the value.
 * - It has failed when nothing was told and `read` fails; without `read`, when the listener fails.
 * - `every` reads again after so many milliseconds and when the connection comes back, but not while an
 *   answer is on its way. An answer also starts a listener again that has broken off.
 * - When the connection comes back, whatever has failed is asked again, `read` and `watch` alike.
 * - `while: 'consented'` listens only while cookies are accepted, from when the page is idle.
 * - `during` rests while its condition does not hold: what is known stays, and all is asked anew when it does.
 * - `first: 'watch'` asks the listener first. `read` is asked only when it says nothing for half a second
 *   or breaks off, and it has failed only when both have.
 * - `otherwise` is the value instead of a failure, until there is a better one.
 * - `refresh` reads again without forgetting; it does nothing while a listener tells what is new.
 *
 * `onValue` is called with each new value, before it is shown.
 */
export function useResource<Value>(
  resource: Resource<Value>,
  onValue?: (value: Value) => void,
): Retryable<Value> & { refresh: () => void } {
  const first = useFirstState(resource);
  const [attempt, setAttempt] = useState(0);
  const [snapshot, setSnapshot] = useState<Snapshot<Value>>();
  const following = useRef<ResourceFollower<Value>>(undefined);
  const report = useEffectEvent((value: Value) => onValue?.(value));

  useEffect(() => {
    let reportedAt: Date | undefined;
    const current = new ResourceFollower(resource, (state) => {
      if (state.value !== undefined && state.at !== reportedAt) report(state.value);
      reportedAt = state.at;
      setSnapshot({ resource, attempt, state });
    });
    following.current = current;
    current.start();
    return current.stop;
  }, [resource, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const refresh = useCallback(() => following.current?.refresh(), []);
  const isCurrent = snapshot?.resource === resource && snapshot.attempt === attempt;
  const state = isCurrent ? snapshot.state : first;
  return useMemo(() => ({ ...state, retry, refresh }), [state, retry, refresh]);
}
