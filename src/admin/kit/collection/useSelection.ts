import { useRef, useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Ticks or unticks one item; `isRange`: and all from the one that was pressed before. */
  toggle: (id: string, isRange: boolean) => void;
  set: (ids: readonly string[]) => void;
}

/** What lies between two items, both included; only the second when there is no first. */
function idsBetween(all: readonly string[], first: string | undefined, second: string): string[] {
  const ends = [first ?? second, second].map((id) => all.indexOf(id));
  const start = Math.min(...ends);
  return start === -1 ? [second] : all.slice(start, Math.max(...ends) + 1);
}

/** Which items are ticked; what is gone is ticked no more. */
export function useSelection(items: readonly { id: string }[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const pressed = useRef<string>(undefined);
  const all = items.map(({ id }) => id);
  const ids = new Set(all.filter((id) => ticked.has(id)));
  return {
    ids,
    toggle: (id, isRange) => {
      const meant = idsBetween(all, isRange ? pressed.current : undefined, id);
      pressed.current = id;
      const wanted = new Set(meant);
      if (ids.has(id)) setTicked(new Set([...ids].filter((each) => !wanted.has(each))));
      else setTicked(new Set([...ids, ...wanted]));
    },
    set: (wanted) => setTicked(new Set(wanted)),
  };
}
