import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useOverlays } from '#src/stores/overlays.ts';

/** The page behind an open dialog takes nothing. */
const isCovered = () => useOverlays.getState().openCount > 0;

/**
 * Lets files be dropped on an element, or anywhere on the page where no element takes them. Returns
 * true while files are dragged over it. The browser empties the `DataTransfer` when `onDrop` returns,
 * so it has to be read synchronously.
 */
export function useFileDrop(
  place: RefObject<HTMLElement | null> | 'page',
  onDrop: (dropped: DataTransfer) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });

  useEffect(() => {
    const isPage = place === 'page';
    const target = isPage ? document.body : place.current;
    if (!target) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const isForOther = (event: DragEvent) => event.defaultPrevented || (isPage && isCovered());
    const over = (event: DragEvent) => {
      const isFiles = event.dataTransfer?.types.includes('Files') ?? false;
      const isHere = isFiles && !isForOther(event);
      if (isHere) event.preventDefault();
      setIsOver(isHere);
    };
    target.addEventListener('dragover', over, { signal });
    target.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        const isInside = relatedTarget instanceof Node && target.contains(relatedTarget);
        if (!isInside) setIsOver(false);
      },
      { signal },
    );
    target.addEventListener(
      'drop',
      (event) => {
        setIsOver(false);
        if (isForOther(event)) return;
        event.preventDefault();
        if (event.dataTransfer) latest.current(event.dataTransfer);
      },
      { signal },
    );
    return () => listening.abort();
  }, [place]);

  return isOver;
}
