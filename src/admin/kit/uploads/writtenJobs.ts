import { handlerOf, groupByHandler } from './goals/goals.ts';
import type { UploadJob } from './job.ts';

/** Whether what a job is to make is there already. */
export async function isRecordWritten(job: UploadJob): Promise<boolean> {
  const written = await handlerOf(job.goal)?.written([job]);
  return written?.includes(job.id) ?? false;
}

/** Which jobs of an earlier page are done after all; those that cannot be asked for count as not done. */
export async function writtenJobs(jobs: readonly UploadJob[]): Promise<ReadonlySet<string>> {
  const written = new Set<string>();
  for (const { acts, jobs: alike } of groupByHandler(jobs)) {
    try {
      for (const id of await acts.written(alike)) written.add(id);
    } catch (thrown) {
      console.warn('Whether pictures were uploaded is not known yet', thrown);
      break;
    }
  }
  return written;
}
