import { useMemo } from 'react';
import { defaultFilterButtons } from '#src/shared/domain/filterButtons.ts';
import type { FilterButton } from '#src/shared/schemas/filterButton.ts';
import { useLive } from './useLive.ts';
import type { Watch } from './useLive.ts';
import { useLoad } from './useLoad.ts';
import { whenIdle } from './whenIdle.ts';

/** Where the buttons are kept: the repo of that name. */
interface FilterButtonSource {
  list: () => Promise<FilterButton[]>;
  watch: Watch<FilterButton[]>;
}

/** Listening needs the large SDK: it is fetched when the pictures have had their turn. */
function watchWhenIdle({ watch }: FilterButtonSource): Watch<FilterButton[]> {
  return (onNext, onError) => {
    let stop = whenIdle(() => {
      stop = watch(onNext, onError);
    });
    return () => stop();
  };
}

/**
 * The categories, hidden ones too: read once, then followed; the defaults when neither works.
 * Undefined until something is known.
 */
export function useFilterButtons(source: FilterButtonSource): readonly FilterButton[] | undefined {
  const first = useLoad(source.list);
  const live = useLive(useMemo(() => watchWhenIdle(source), [source]));
  const known = live.value ?? first.value;
  if (known) return known;
  return first.status === 'failed' ? defaultFilterButtons : undefined;
}
