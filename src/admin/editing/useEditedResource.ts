import { useMemo } from 'react';
import type { Retryable } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import type { Resource, Watch } from '#src/model/base/resource.ts';

/** Something that is edited together with everybody else who has it open. */
export interface Edited<Value> {
  read: () => Promise<Value>;
  watch: Watch<Value>;
  /** Called with each value that was told, before it is shown. */
  onValue?: (value: Value) => void;
}

/**
 * Follows what is edited; an editor opens although the listener is silent. A listener that has broken off
 * is a failure here: what others save would go unseen.
 */
export function useEditedResource<Value>({ read, watch, onValue }: Edited<Value>) {
  const resource = useMemo((): Resource<Value> => ({ read, watch, first: 'watch' }), [read, watch]);
  const state = useResource(resource, onValue);
  return useMemo((): Retryable<Value> & { refresh: () => void } => {
    const { error, retry, refresh } = state;
    return error ? { status: 'failed', error, retry, refresh } : state;
  }, [state]);
}
