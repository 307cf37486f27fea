import { useEffect, useState, type RefObject, startTransition, useMemo } from 'react';

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

const PORTION = 40;

/** Returns a growing part of a long list, so that the page stays responsive while hundreds of items render. */
export function useProgressiveList<Item>(items: readonly Item[]): readonly Item[] {
  const [count, setCount] = useState(PORTION);
  const isWhole = count >= items.length;
  useEffect(() => {
    if (!isWhole) startTransition(() => setCount(count + PORTION));
  }, [isWhole, count]);
  return useMemo(() => (isWhole ? items : items.slice(0, count)), [isWhole, items, count]);
}
