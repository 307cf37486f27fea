import * as filterButtons from '#src/firebase/repos/filterButtons.ts';
import { useLive } from '#src/hooks/useLive.ts';
import type { Watch } from '#src/hooks/useLive.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { whenIdle } from '#src/hooks/whenIdle.ts';
import { activeFilterButtons, defaultFilterButtons } from '#src/shared/domain/filterButtons.ts';
import type { FilterButton } from '#src/shared/schemas/filterButton.ts';

/** Listening needs the large SDK: it is fetched when the pictures have had their turn. */
const watchWhenIdle: Watch<FilterButton[]> = (onNext, onError) => {
  let stop = whenIdle(() => {
    stop = filterButtons.watch(onNext, onError);
  });
  return () => stop();
};

/** The categories to choose between: read once, then followed; the defaults when neither works. */
export function useFilterButtons(): FilterButton[] {
  const first = useLoad(filterButtons.list);
  const live = useLive(watchWhenIdle);
  const known = live.value ?? first.value;
  if (known) return activeFilterButtons(known);
  return first.status === 'failed' ? activeFilterButtons(defaultFilterButtons) : [];
}
