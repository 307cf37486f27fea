import { create } from 'zustand';

/** The number of open dialogs and panels. */
export const useOverlays = create<{ openCount: number }>()(() => ({ openCount: 0 }));

/** Counts an open overlay. Returns a function that uncounts it; repeated calls have no effect. */
export function countOverlay(): () => void {
  const state = { isOpen: true };
  useOverlays.setState(({ openCount }) => ({ openCount: openCount + 1 }));
  return () => {
    if (!state.isOpen) return;
    state.isOpen = false;
    useOverlays.setState(({ openCount }) => ({ openCount: openCount - 1 }));
  };
}
