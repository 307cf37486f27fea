import { create } from 'zustand';
import { leaveReasonsFor, type LeaveReason, type WayOut } from '#src/model/base/leaveGuard.ts';

/** Somebody wants to leave, and something would be lost. */
interface LeaveQuestion {
  reasons: readonly LeaveReason[];
  go: () => void;
}

interface UnfinishedWork {
  counts: Readonly<Record<LeaveReason, number>>;
  question: LeaveQuestion | undefined;
}

/** What is going on in the dashboard that leaving would end. */
export const useUnfinishedWork = create<UnfinishedWork>()(() => ({
  counts: { unsaved: 0, uploading: 0, archiving: 0 },
  question: undefined,
}));

function change(kind: LeaveReason, by: number): void {
  useUnfinishedWork.setState(({ counts }) => ({
    counts: { ...counts, [kind]: counts[kind] + by },
  }));
}

/** Counts a piece of work in; the answer, called any number of times, counts it out once. */
export function beginWork(kind: LeaveReason): () => void {
  const state = { isOpen: true };
  change(kind, 1);
  return () => {
    if (!state.isOpen) return;
    state.isOpen = false;
    change(kind, -1);
  };
}

/** What would be lost on this way out. */
export function reasonsToStay(way: WayOut): LeaveReason[] {
  const { unsaved, uploading, archiving } = useUnfinishedWork.getState().counts;
  const work = { hasUnsavedChanges: unsaved > 0, uploadCount: uploading, archiveCount: archiving };
  return leaveReasonsFor(work, way);
}

/** Leaves at once when nothing is lost by it, else after a question. */
export function leaveOrAsk(way: WayOut, go: () => void): void {
  const reasons = reasonsToStay(way);
  if (reasons.length === 0) go();
  else useUnfinishedWork.setState({ question: { reasons, go } });
}

/** The question has been answered. */
export function closeLeaveQuestion(): void {
  useUnfinishedWork.setState({ question: undefined });
}
