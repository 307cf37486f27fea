import { useShallow } from 'zustand/react/shallow';
import { isUnfinished, useUploads } from '#src/admin/kit/uploads/uploadState.ts';

/** How many pictures are on their way into each album; progress of one picture changes nothing here. */
export function useUploadingCounts(): Readonly<Record<string, number>> {
  return useUploads(
    useShallow(({ items }) => {
      const counts: Record<string, number> = {};
      for (const item of items) {
        const { goal } = item.job;
        if (goal.kind !== 'album' || !isUnfinished(item)) continue;
        counts[goal.albumId] = (counts[goal.albumId] ?? 0) + 1;
      }
      return counts;
    }),
  );
}
