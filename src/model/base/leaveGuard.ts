/** Why somebody should be asked before they leave. */
export type LeaveReason = 'unsaved' | 'uploading' | 'archiving';

export interface WorkState {
  hasUnsavedChanges: boolean;
  uploadCount: number;
  archiveCount: number;
}

/** What would be lost by leaving; nothing means that the way is free. */
export function leaveReasons(work: WorkState): LeaveReason[] {
  const reasons: LeaveReason[] = [];
  if (work.hasUnsavedChanges) reasons.push('unsaved');
  if (work.uploadCount > 0) reasons.push('uploading');
  if (work.archiveCount > 0) reasons.push('archiving');
  return reasons;
}

export type WayOut = 'tab' | 'page' | 'site';

/** Uploads and the archive go on inside the dashboard: only other pages end them. */
const ended: Record<WayOut, Record<LeaveReason, boolean>> = {
  tab: { unsaved: true, uploading: false, archiving: false },
  page: { unsaved: true, uploading: true, archiving: true },
  site: { unsaved: true, uploading: true, archiving: true },
};

/** What would be lost by leaving this way. */
export function leaveReasonsFor(work: WorkState, way: WayOut): LeaveReason[] {
  return leaveReasons(work).filter((reason) => ended[way][reason]);
}
