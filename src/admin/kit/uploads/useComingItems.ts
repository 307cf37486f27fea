import { useShallow } from 'zustand/react/shallow';
import type { ListedItem } from './goals/goalActs.ts';
import { uploadHandlers } from './goals/goals.ts';
import type { UploadKind } from './job.ts';
import { isUnfinished, useUploads } from './uploadState.ts';

/** What is on its way: nobody finds it in the shop yet, and its title and place are taken all the same. */
export function useUploadingItems(kind: UploadKind): readonly ListedItem[] {
  return useUploads(
    useShallow(({ items }) => {
      const coming = items.filter((item) => item.job.goal.kind === kind && isUnfinished(item));
      const listed = coming.map(({ job }) => uploadHandlers[kind].listed(job.goal));
      return [...new Set(listed)].filter((item) => item !== undefined);
    }),
  );
}
