import { useShallow } from 'zustand/react/shallow';
import type { UploadGoal, UploadKind } from './job.ts';
import { isUnfinished, useUploads } from './uploadState.ts';

/** What lists know things by. */
interface ComingItem {
  title: string;
  order: number;
}

/** What a goal makes that stands in a list of its own; a picture of an album that exists does not. */
function madeBy(goal: UploadGoal): ComingItem | undefined {
  return goal.kind === 'album' ? goal.details : goal.words;
}

/** What is on its way: nobody finds it in the shop yet, and its title and place are taken all the same. */
export function useComingItems(kind: UploadKind): readonly ComingItem[] {
  return useUploads(
    useShallow(({ items }) => {
      const coming = items.filter((item) => item.job.goal.kind === kind && isUnfinished(item));
      const made = coming.map(({ job }) => madeBy(job.goal));
      return [...new Set(made)].filter((item) => item !== undefined);
    }),
  );
}
