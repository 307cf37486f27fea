import type { UploadGoal, UploadJob, UploadKind } from '../job.ts';
import { albumActs } from './album.ts';
import type { GoalActs } from './goalActs.ts';
import { portfolioActs } from './portfolio.ts';
import { singleImageActs } from './singleImage.ts';

/** What a file can become; each is asked only about goals of its own kind. */
export const goals: Record<UploadKind, GoalActs> = {
  singleImage: singleImageActs,
  portfolio: portfolioActs,
  album: albumActs,
};

/** Undefined for what the browser kept for another version of the dashboard. */
export function actsOf({ kind }: UploadGoal): GoalActs | undefined {
  return Object.hasOwn(goals, kind) ? goals[kind] : undefined;
}

/** The words by which a person knows the picture. */
export function jobTitle({ goal, fileName }: UploadJob): string {
  return actsOf(goal)?.titleOf(goal) ?? fileName;
}

/** Jobs of one kind together, with what is to be done about them. */
export function byKind(jobs: readonly UploadJob[]): { acts: GoalActs; jobs: UploadJob[] }[] {
  return Object.entries(goals)
    .map(([kind, acts]) => ({ acts, jobs: jobs.filter(({ goal }) => goal.kind === kind) }))
    .filter((group) => group.jobs.length > 0);
}
