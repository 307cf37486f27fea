import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

export interface HistoryEntry {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Opens an overlay that fills the screen as a history entry of its own, so that Back closes it and the page
 * stays. Each overlay has a name.
 */
export function useHistoryEntry(name: 'isMenuOpen' | 'isCartOpen'): HistoryEntry {
  const navigate = useNavigate();
  const location = useLocation() as Location<object | null>;
  const isOpen = location.state !== null && name in location.state;
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [isOpen]);
  return {
    isOpen,
    open: () => void navigate(location, { state: { ...location.state, [name]: true } }),
    close: () => {
      // Going back twice would leave the page.
      if (!isClosing.current) void navigate(-1);
      isClosing.current = true;
    },
  };
}
