import { useEffect } from 'react';
import type { LeaveReason } from '#src/model/base/leaveGuard.ts';
import { workBegun } from '#src/stores/unfinishedWork.ts';

/** Lets `LeaveGuard` ask before somebody leaves while this goes on. */
export function useOpenWorkWhile(kind: LeaveReason, isOpen: boolean): void {
  useEffect(() => (isOpen ? workBegun(kind) : undefined), [kind, isOpen]);
}

/** Lets `LeaveGuard` ask before somebody leaves changes that are not saved. */
export function useUnsavedGuard(isDirty: boolean): void {
  useOpenWorkWhile('unsaved', isDirty);
}
