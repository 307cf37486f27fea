import type { UploadTarget, UploadJob, UploadKind } from '../job.ts';
import { albumHandler } from './album.ts';
import type { UploadHandler } from './goalActs.ts';
import { portfolioHandler } from './portfolio.ts';
import { singleImageHandler } from './singleImage.ts';

/** What a file can become; each is asked only about goals of its own kind. */
export const uploadHandlers: Record<UploadKind, UploadHandler> = {
  singleImage: singleImageHandler,
  portfolio: portfolioHandler,
  album: albumHandler,
};

/** Undefined for what the browser kept for another version of the dashboard. */
export function handlerOf({ kind }: UploadTarget): UploadHandler | undefined {
  return Object.hasOwn(uploadHandlers, kind) ? uploadHandlers[kind] : undefined;
}

/** The words by which a person knows the picture. */
export function jobTitle({ goal, fileName }: UploadJob): string {
  return handlerOf(goal)?.titleOf(goal) ?? fileName;
}

/** Jobs of one kind together, with what is to be done about them. */
export function groupByHandler(
  jobs: readonly UploadJob[],
): { acts: UploadHandler; jobs: UploadJob[] }[] {
  return Object.entries(uploadHandlers)
    .map(([kind, acts]) => ({ acts, jobs: jobs.filter(({ goal }) => goal.kind === kind) }))
    .filter((group) => group.jobs.length > 0);
}
