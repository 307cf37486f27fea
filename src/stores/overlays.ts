import { create } from 'zustand';

/** How many dialogs and panels lie above the page. */
export const useOverlays = create<{ openCount: number }>()(() => ({ openCount: 0 }));

/** Counts an overlay in; the answer, called any number of times, counts it out once. */
export function countOverlay(): () => void {
  const state = { isOpen: true };
  useOverlays.setState(({ openCount }) => ({ openCount: openCount + 1 }));
  return () => {
    if (!state.isOpen) return;
    state.isOpen = false;
    useOverlays.setState(({ openCount }) => ({ openCount: openCount - 1 }));
  };
}
