import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

/** Which items are ticked; what is gone is ticked no more. */
export function useSelection(items: readonly { id: string }[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(items.map(({ id }) => id).filter((id) => ticked.has(id)));
  return {
    ids,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
    set: (wanted) => setTicked(new Set(wanted)),
  };
}
