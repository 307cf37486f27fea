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
  const rowToFocus = useRef<number>(undefined);

  useEffect(() => {
    if (rowToFocus.current === undefined) return;
    list.current?.querySelectorAll('textarea')[rowToFocus.current]?.focus();
    rowToFocus.current = undefined;
  });

  return {
    list,
    focusRow: (index) => {
      rowToFocus.current = Math.max(0, index);
    },
  };
}
