import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { rowOf, type Rows } from './rowWindow.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Toggles one item; with `isRange` also everything since the item that was toggled before. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects everything from the item that was toggled last, or else from `fromId`. */
  extendTo: (id: string, fromId: string) => void;
  set: (ids: readonly string[]) => void;
}

/** The ids from first to second, both included; only the second when there is no first. */
function idsBetween(all: readonly string[], first: string | undefined, second: string): string[] {
  const ends = [first ?? second, second].map((id) => all.indexOf(id));
  const start = Math.min(...ends);
  return start === -1 ? [second] : all.slice(start, Math.max(...ends) + 1);
}

/** The selected items. One that is removed, or not shown any more, is not selected. */
export function useSelection(items: readonly { id: string }[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const lastToggled = useRef<string>(undefined);
  const extended = useRef<readonly string[]>([]);
  const all = items.map(({ id }) => id);
  const ids = new Set(all.filter((id) => selected.has(id)));
  return {
    ids,
    toggle: (id, isRange) => {
      const toggled = idsBetween(all, isRange ? lastToggled.current : undefined, id);
      lastToggled.current = id;
      extended.current = [];
      const changed = new Set(toggled);
      if (ids.has(id)) setSelected(new Set([...ids].filter((each) => !changed.has(each))));
      else setSelected(new Set([...ids, ...changed]));
    },
    extendTo: (id, fromId) => {
      lastToggled.current ??= fromId;
      const range = idsBetween(all, lastToggled.current, id);
      const before = new Set(extended.current);
      extended.current = range;
      setSelected(new Set([...[...ids].filter((each) => !before.has(each)), ...range]));
    },
    set: (newIds) => {
      lastToggled.current = undefined;
      extended.current = [];
      setSelected(new Set(newIds));
    },
  };
}

const PAGE_ROWS = 3;

const rowSteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE_ROWS,
  PageDown: PAGE_ROWS,
};

/** The index to which a key leads in these rows; undefined for any other key. */
export function indexAfter(key: string, index: number, rows: Rows): number | undefined {
  const { starts, centers } = rows;
  const last = centers.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    Home: -index,
    End: last - index,
  };
  const step = steps[key];
  if (step !== undefined) return Math.min(Math.max(index + step, 0), last);
  const rowStep = rowSteps[key];
  if (rowStep === undefined) return undefined;
  const row = rowOf(rows, index);
  const target = Math.min(Math.max(row + rowStep, 0), starts.length - 1);
  if (target === row) return index;
  const [from = 0, to = centers.length] = starts.slice(target, target + 2);
  const distance = (other: number) => Math.abs((centers[other] ?? 0) - (centers[index] ?? 0));
  let nearest = from;
  for (let other = from + 1; other < to; other += 1) {
    if (distance(other) < distance(nearest)) nearest = other;
  }
  return nearest;
}

interface FocusOptions {
  list: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** The item that the URL names. */
  linkedId: string | null;
}

/** The index of the item in which something happens; -1 for none. */
function indexOf(target: EventTarget): number {
  const item = target instanceof Element ? target.closest('li') : null;
  return Number(item?.getAttribute('aria-posinset') ?? 0) - 1;
}

/** The one item that the Tab key reaches. It follows the focus. */
function useCurrentItem({ list, ids, linkedId }: FocusOptions) {
  const [current, setCurrent] = useState({ id: linkedId ?? '', index: 0 });
  const mustFocus = useRef(false);
  const place = ids.indexOf(current.id);
  // The neighbour of one that is gone takes its place.
  const currentIndex = place === -1 ? Math.min(current.index, ids.length - 1) : place;
  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    const item = `:scope > li[aria-posinset="${currentIndex + 1}"] article`;
    list.current?.querySelector<HTMLElement>(item)?.focus();
  });
  return {
    currentIndex,
    /** Focuses an item as soon as it is drawn. */
    goTo: (index: number) => {
      mustFocus.current = true;
      setCurrent({ id: ids[index] ?? '', index });
    },
    onFocus: ({ target }: FocusEvent) => {
      const index = indexOf(target);
      const id = ids[index];
      if (id !== undefined && id !== current.id) setCurrent({ id, index });
    },
  };
}

interface GridKeysOptions extends FocusOptions {
  rows: Rows;
  selection: Selection;
  onOpen: (id: string) => void;
  onRemove: (ids: readonly string[]) => void;
}

interface GridKeys {
  currentIndex: number;
  /** For the list. */
  handlers: {
    onKeyDown: (event: KeyboardEvent) => void;
    onFocus: (event: FocusEvent) => void;
  };
}

/** Keys are for an item and its checkbox; its buttons and fields have their own. */
function isForGrid({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('article, input[type="checkbox"]');
}

/** Moves, selects, opens and deletes with the keyboard. */
export function useGridKeys(options: GridKeysOptions): GridKeys {
  const { ids, rows, selection, onOpen, onRemove } = options;
  const { currentIndex, goTo, onFocus } = useCurrentItem(options);

  /** Does what a key means; false when it means nothing. */
  function act({ key, shiftKey }: KeyboardEvent, index: number, id: string): boolean {
    const next = indexAfter(key, index, rows);
    if (next !== undefined) {
      if (shiftKey) selection.extendTo(ids[next] ?? id, id);
      goTo(next);
    } else if (key === ' ' && shiftKey) selection.extendTo(id, id);
    else if (key === ' ') selection.toggle(id, false);
    else if (key === 'Enter') onOpen(id);
    else if (key === 'Delete') onRemove(selection.ids.size > 0 ? [...selection.ids] : [id]);
    else if (key === 'Escape') selection.set([]);
    else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    const index = indexOf(event.target);
    const id = ids[index];
    if (id === undefined || event.defaultPrevented || !isForGrid(event)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key.toLowerCase() === 'a') selection.set(ids);
    else if (isCommand || event.altKey || !act(event, index, id)) return;
    event.preventDefault();
  }

  return { currentIndex, handlers: { onKeyDown, onFocus } };
}
