import { useCallback, useSyncExternalStore, useEffect, useState, type RefObject } from 'react';

/** Returns true while the screen matches a media query. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    // A server has no screen.
    () => false,
  );
}

/** Returns true when the visitor's system asks for reduced motion. */
export function useReducedMotion(): boolean {
  return useMediaQuery('(prefers-reduced-motion: reduce)');
}

export const LAZY_LOAD_MARGIN_PX = 100;

/** Turns true when the element comes near the viewport, and stays true. What a server writes has all pictures. */
export function useNearViewport(element: RefObject<Element | null>, startsNear: boolean): boolean {
  const [isNear, setIsNear] = useState(startsNear || import.meta.env.SSR);

  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${LAZY_LOAD_MARGIN_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);

  return isNear;
}
