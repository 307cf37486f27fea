import { useMemo } from 'react';
import { defaultFilterButtons } from '#src/model/catalogue/filterButtons.ts';
import type { FilterButton } from '#src/model/catalogue/schema.ts';
import { useLive, type Watch } from './useLive.ts';
import { useLoad } from './useLoad.ts';
import { watchWhileAccepted } from './whileAccepted.ts';

/** Where the buttons are kept: the repo of that name. */
interface FilterButtonSource {
  list: () => Promise<FilterButton[]>;
  watch: Watch<FilterButton[]>;
}

/**
 * The categories, hidden ones too: read once, then followed; the defaults when neither works.
 * Undefined until something is known.
 */
export function useFilterButtons(source: FilterButtonSource): readonly FilterButton[] | undefined {
  const first = useLoad(source.list);
  const live = useLive(useMemo(() => watchWhileAccepted(source.watch), [source]));
  const known = live.value ?? first.value;
  if (known) return known;
  return first.status === 'failed' ? defaultFilterButtons : undefined;
}
