import { useState, type KeyboardEvent } from 'react';

interface ListKeys {
  /** The index of the highlighted line. */
  active: number;
  mark: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves a highlight through a list while the focus stays in the field above it. */
export function useListKeys(count: number, choose: (index: number) => void): ListKeys {
  const [marked, mark] = useState(0);
  const active = Math.min(marked, Math.max(0, count - 1));

  function onKeyDown(event: KeyboardEvent): void {
    const targets: Record<string, number> = {
      ArrowDown: (active + 1) % count,
      ArrowUp: (active - 1 + count) % count,
      PageDown: count - 1,
      PageUp: 0,
    };
    const target = targets[event.key];
    if (count === 0 || (target === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    if (target === undefined) choose(active);
    else mark(target);
  }

  return { active, mark, onKeyDown };
}
