import { useShallow } from 'zustand/react/shallow';
import type { UploadGoal, UploadKind } from './job.ts';
import { isUnfinished, useUploads } from './uploadState.ts';

/** The title that a goal will take, where it makes something that has one of its own. */
function titleOf(goal: UploadGoal): string | undefined {
  return goal.kind === 'album' ? goal.details?.title : goal.words.title;
}

/** The titles of what is on its way: nobody finds them in the shop yet, and they are taken all the same. */
export function useComingTitles(kind: UploadKind): readonly string[] {
  return useUploads(
    useShallow(({ items }) => {
      const coming = items.filter((item) => item.job.goal.kind === kind && isUnfinished(item));
      const titles = coming.map(({ job }) => titleOf(job.goal));
      return [...new Set(titles)].filter((title) => title !== undefined);
    }),
  );
}
