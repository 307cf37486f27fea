/** The reasons to ask before leaving. */
export type LeaveReason = 'unsaved' | 'uploading' | 'archiving';

export interface WorkState {
  hasUnsavedChanges: boolean;
  uploadCount: number;
  archiveCount: number;
}

/** The kinds of work that leaving would interrupt; empty when leaving is safe. */
export function leaveReasons(work: WorkState): LeaveReason[] {
  const reasons: LeaveReason[] = [];
  if (work.hasUnsavedChanges) reasons.push('unsaved');
  if (work.uploadCount > 0) reasons.push('uploading');
  if (work.archiveCount > 0) reasons.push('archiving');
  return reasons;
}

export type LeaveTarget = 'tab' | 'page' | 'site';

/**
 * Uploads and archiving continue inside the dashboard, so changing the tab does not interrupt them.
 */
export function leaveReasonsFor(work: WorkState, target: LeaveTarget): LeaveReason[] {
  const reasons = leaveReasons(work);
  return target === 'tab' ? reasons.filter((reason) => reason === 'unsaved') : reasons;
}
