import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { droppedFiles } from './droppedFiles.ts';

/** Lets files and folders be dropped on an element; the answer is whether some are above it. */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const receive = useRef(onFiles);
  useEffect(() => {
    receive.current = onFiles;
  });

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const listening = new AbortController();
    const on = (type: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      target.addEventListener(type, listener, { signal: listening.signal });
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    });
    on('dragleave', () => setIsOver(false));
    on('drop', (event) => {
      event.preventDefault();
      setIsOver(false);
      if (!event.dataTransfer) return;
      void droppedFiles(event.dataTransfer).then((files) => {
        if (files.length > 0) receive.current(files);
      });
    });
    return () => listening.abort();
  }, [element]);

  return isOver;
}
