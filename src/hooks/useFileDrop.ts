import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Lets files be dropped on an element. Returns true while files are dragged over it. The browser
 * empties the `DataTransfer` when `onDrop` returns, so it has to be read synchronously.
 */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onDrop: (dropped: DataTransfer) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    target.addEventListener('dragover', over, { signal });
    target.addEventListener('dragleave', () => setIsOver(false), { signal });
    target.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        setIsOver(false);
        if (event.dataTransfer) latest.current(event.dataTransfer);
      },
      { signal },
    );
    return () => listening.abort();
  }, [element]);

  return isOver;
}
