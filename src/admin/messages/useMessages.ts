import { useState } from 'react';
import * as messages from '#src/data/repos/contact/messages.ts';
import type { Retryable } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import type { Resource } from '#src/model/base/resource.ts';
import type { KeptMessage } from '#src/model/contact/messages.ts';

const newest = { watch: messages.watchNewest };
const every = { watch: messages.watchAll };
const nothing: Resource<KeptMessage[]> = { watch: () => () => undefined };

interface Messages {
  state: Retryable<KeptMessage[]>;
  /** The older ones while they are not here; undefined where there are none, or they are. */
  older: { isAsked: boolean; hasFailed: boolean; ask: () => void } | undefined;
}

/** The newest messages, and all of them once the older ones are asked for, also by a link to one of them. */
export function useMessages(openId: string | null): Messages {
  const [isWanted, setIsWanted] = useState(false);
  const recent = useResource(newest);
  const hasOlder = recent.value?.length === messages.NEWEST_COUNT;
  const isLinked = openId !== null && recent.value?.every(({ id }) => id !== openId);
  const isAsked = hasOlder && (isWanted || isLinked === true);
  const all = useResource(isAsked ? every : nothing);
  const hasFailed = all.status === 'failed';
  const ask = () => (hasFailed ? all.retry() : setIsWanted(true));
  return {
    state: all.status === 'ready' ? all : recent,
    older: hasOlder && all.status !== 'ready' ? { isAsked, hasFailed, ask } : undefined,
  };
}
