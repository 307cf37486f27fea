import { useEffect, useState, type RefObject } from 'react';

export const LAZY_LOAD_MARGIN_PX = 100;

/** Turns true when the element comes near the viewport, and stays true. */
export function useNearViewport(element: RefObject<Element | null>, startsNear: boolean): boolean {
  const [isNear, setIsNear] = useState(startsNear);

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
