import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether somebody points at the element or has focus inside it. */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerenter', 'focusin']) {
      target.addEventListener(type, () => setIsHeld(true), { signal });
    }
    for (const type of ['pointerleave', 'focusout']) {
      target.addEventListener(type, () => setIsHeld(false), { signal });
    }
    return () => listening.abort();
  }, [element]);

  return isHeld;
}
