/** The reasons to ask before leaving. */
export type LeaveReason = 'unsaved' | 'changing' | 'uploading' | 'archiving';

export interface WorkState {
  hasUnsavedChanges: boolean;
  /** Changes of many items that are on their way, batch by batch. */
  changeCount: number;
  uploadCount: number;
  archiveCount: number;
}

/** The kinds of work that leaving would interrupt; empty when leaving is safe. */
export function leaveReasons(work: WorkState): LeaveReason[] {
  const reasons: LeaveReason[] = [];
  if (work.hasUnsavedChanges) reasons.push('unsaved');
  if (work.changeCount > 0) reasons.push('changing');
  if (work.uploadCount > 0) reasons.push('uploading');
  if (work.archiveCount > 0) reasons.push('archiving');
  return reasons;
}

export type LeaveTarget = 'tab' | 'page' | 'site';

/** Uploads and archiving continue inside the dashboard, so changing the tab does not interrupt them. */
const interrupted: Record<LeaveTarget, Record<LeaveReason, boolean>> = {
  tab: { unsaved: true, changing: true, uploading: false, archiving: false },
  page: { unsaved: true, changing: true, uploading: true, archiving: true },
  site: { unsaved: true, changing: true, uploading: true, archiving: true },
};

/** The work that would be lost by leaving for this target. */
export function leaveReasonsFor(work: WorkState, target: LeaveTarget): LeaveReason[] {
  return leaveReasons(work).filter((reason) => interrupted[target][reason]);
}
