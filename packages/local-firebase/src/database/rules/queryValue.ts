import type { Index, Query } from '../tree/query.ts';
import type { Dictionary } from './value.ts';

function orderOf(index: Index): Dictionary {
  return {
    orderByKey: index.kind === 'key',
    orderByPriority: index.kind === 'priority',
    orderByValue: index.kind === 'value',
    orderByChild: index.kind === 'child' ? index.path.join('/') : null,
  };
}

/** The `query` a read rule sees; reading without one counts as ordered by key. */
export function queryValue(query: Query | null): Dictionary {
  if (query === null) return orderOf({ kind: 'key' });
  const { start, end, limit, limitFrom } = query;
  const isEqual =
    start !== null && end !== null && start.value === end.value && start.key === end.key;
  return {
    ...orderOf(query.index),
    startAt: start?.value ?? null,
    endAt: end?.value ?? null,
    equalTo: isEqual ? start.value : null,
    limitToFirst: limitFrom === 'first' ? limit : null,
    limitToLast: limitFrom === 'last' ? limit : null,
  };
}
