import { useEffect, useRef, type RefObject } from 'react';

interface RowFocus<List extends HTMLElement> {
  list: RefObject<List | null>;
  /** Leads to the text at this place, once it is there. */
  focusRow: (index: number) => void;
}

/** Keeps the keyboard in a list of texts that grows and shrinks: the pressed button may go with its row. */
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
