import { create } from 'zustand';
import { leaveReasonsFor, type LeaveReason, type LeaveTarget } from '#src/model/base/edits.ts';

/** The open question whether to leave unfinished work. */
interface LeaveQuestion {
  reasons: readonly LeaveReason[];
  go: () => void;
}

interface UnfinishedWork {
  counts: Readonly<Record<LeaveReason, number>>;
  question: LeaveQuestion | undefined;
}

/** The work in the dashboard that leaving would interrupt. */
export const useUnfinishedWork = create<UnfinishedWork>()(() => ({
  counts: { unsaved: 0, changing: 0, uploading: 0, archiving: 0, remaking: 0, takingOut: 0 },
  question: undefined,
}));

function change(kind: LeaveReason, by: number): void {
  useUnfinishedWork.setState(({ counts }) => ({
    counts: { ...counts, [kind]: counts[kind] + by },
  }));
}

/** Counts a piece of work. Returns a function that ends it; repeated calls have no effect. */
export function beginWork(kind: LeaveReason): () => void {
  const state = { isOpen: true };
  change(kind, 1);
  return () => {
    if (!state.isOpen) return;
    state.isOpen = false;
    change(kind, -1);
  };
}

/** The unfinished work that leaving to `target` would interrupt. */
export function currentLeaveReasons(target: LeaveTarget): LeaveReason[] {
  return leaveReasonsFor(useUnfinishedWork.getState().counts, target);
}

/** Leaves at once when nothing is interrupted, else asks first. */
export function leaveOrConfirm(target: LeaveTarget, go: () => void): void {
  const reasons = currentLeaveReasons(target);
  if (reasons.length === 0) go();
  else useUnfinishedWork.setState({ question: { reasons, go } });
}

export function closeLeaveQuestion(): void {
  useUnfinishedWork.setState({ question: undefined });
}
