import { useCallback, useMemo } from 'react';
import type { Retryable } from '#src/hooks/asyncState.ts';
import { useSettled } from '#src/hooks/time.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { lookupWord, type SearchEntry } from '#src/model/system/quickSearch.ts';
import { boughtEntries, catalogueEntries, pendingEntries, tabEntries } from './entries.ts';

export interface Searched {
  entries: SearchEntry[];
  catalogue: Retryable<SearchEntry[]>;
  orders: Retryable<SearchEntry[]>;
}

/** What a query looks through: the tabs at once, the rest as it arrives. */
export function useSearchEntries(query: string): Searched {
  const catalogue = useLoad(catalogueEntries);
  const pending = useLoad(pendingEntries);
  const word = useSettled(lookupWord(query));
  const orders = useLoad(
    useCallback(() => (word === undefined ? Promise.resolve([]) : boughtEntries(word)), [word]),
  );
  const entries = useMemo(
    () => [
      ...tabEntries,
      ...(pending.value ?? []),
      ...(orders.value ?? []),
      ...(catalogue.value ?? []),
    ],
    [pending.value, orders.value, catalogue.value],
  );
  const { retry: retryOrders } = orders;
  const { retry: retryPending } = pending;
  const retry = useCallback(() => {
    retryOrders();
    retryPending();
  }, [retryOrders, retryPending]);
  const failed = pending.status === 'failed' ? pending : orders;
  return { entries, catalogue, orders: { ...failed, retry } };
}
