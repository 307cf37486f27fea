import { useEffect, useRef, type RefObject } from 'react';

interface RowFocus<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Focuses the text area at this index after the next render. */
  focusRow: (index: number) => void;
}

/**
 * Keeps the keyboard focus in a list whose rows come and go, since a pressed button may disappear
 * with its row.
 */
export function useRowFocus<List extends HTMLElement>(): RowFocus<List> {
  const list = useRef<List>(null);
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    if (wanted.current === undefined) return;
    list.current?.querySelectorAll('textarea')[wanted.current]?.focus();
    wanted.current = undefined;
  });

  return {
    list,
    focusRow: (index) => {
      wanted.current = Math.max(0, index);
    },
  };
}
