import type { KeptUpload } from '#src/admin/uploads/queue/keptUploads.ts';
import type { UploadJob } from '#src/admin/uploads/queue/uploadJob.ts';

/* Stands in for `src/admin/uploads/queue/keptUploads.ts`: jsdom has no database and no locks. */

const kept = new Map<string, KeptUpload>();

export function keepUpload(job: UploadJob, file: Blob, place: number): Promise<void> {
  kept.set(job.id, { job, file, fileSize: file.size, place, page: 'this' });
  return Promise.resolve();
}

export function forgetUpload(id: string): Promise<void> {
  kept.delete(id);
  return Promise.resolve();
}

export const takeInterrupted = (): Promise<KeptUpload[]> =>
  Promise.resolve([...kept.values()].filter(({ page }) => page === 'closed'));

/** A page that was closed has left this job, without its file where the browser had no room for it. */
export function leaveUpload(job: UploadJob, file: Blob, isThere = true): void {
  const fileSize = file.size;
  kept.set(job.id, { job, ...(isThere && { file }), fileSize, place: kept.size, page: 'closed' });
}

/** The jobs that are kept in case the page is closed. */
export const keptIds = (): string[] => [...kept.keys()];

export const forgetAllUploads = (): void => kept.clear();
