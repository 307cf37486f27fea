import { create } from 'zustand';

interface Overlays {
  /** The number of open dialogs and panels. */
  openCount: number;
  /** The element in a dialog that fills the screen where the question about cookies is asked. */
  questionPlace: HTMLElement | null;
}

export const useOverlays = create<Overlays>()(() => ({ openCount: 0, questionPlace: null }));

export function setQuestionPlace(questionPlace: HTMLElement | null): void {
  useOverlays.setState({ questionPlace });
}

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
