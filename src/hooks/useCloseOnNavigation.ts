import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Closes what lies above the page when a link is followed, also the one to the page that is shown, or
 * the way back is taken. The answer says whether that has happened.
 */
export function useCloseOnNavigation(onClose: () => void): RefObject<boolean> {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (openedAt.current === key) return;
    hasLeft.current = true;
    onClose();
  }, [key, onClose]);
  return hasLeft;
}
