import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useOverlays } from '#src/stores/overlays.ts';

/** Focuses the element that the URL names, once for each visit and after dialogs have closed. */
export function useFocusWhenLinked(
  element: RefObject<HTMLElement | null>,
  isLinked: boolean,
): void {
  const { key } = useLocation();
  const isCovered = useOverlays(({ openCount }) => openCount > 0);
  const focusedAt = useRef<string>(undefined);
  useEffect(() => {
    if (!isLinked || isCovered || focusedAt.current === key) return;
    focusedAt.current = key;
    element.current?.focus();
  }, [element, isLinked, isCovered, key]);
}
