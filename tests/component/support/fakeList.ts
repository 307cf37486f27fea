import type { EditableList } from '#src/admin/editing/useListEditor.ts';
import type { ListChange } from '#src/model/base/edits.ts';
import type { AppError } from '#src/model/base/errors.ts';
import { writeGate, type Gate } from './writeGate.ts';

export interface FakeList<Item> extends EditableList<Item> {
  list: () => Promise<Item[]>;
  /** What is stored. */
  stored: Item[];
  /** Somebody else changes the list. */
  changeElsewhere: (items: Item[]) => void;
  /** The connection of all watchers breaks. */
  failWatchers: (error: AppError) => void;
  /** Holds writes back until the gate opens or fails. */
  holdWrites: () => Gate;
  /** How many watch. */
  watcherCount: () => number;
}

interface Watcher<Item> {
  onNext: (items: Item[]) => void;
  onError: (error: AppError) => void;
}

/** A list kept in memory that behaves like a repo: changes are told to all who watch. */
export function fakeList<Item>(initial: Item[]): FakeList<Item> {
  const watchers = new Set<Watcher<Item>>();
  const gate = writeGate();
  const tell = () => watchers.forEach(({ onNext }) => onNext(fake.stored));
  const fake: FakeList<Item> = {
    stored: initial,
    list: () => Promise.resolve(fake.stored),
    watch: (onNext, onError) => {
      const watcher = { onNext, onError };
      watchers.add(watcher);
      onNext(fake.stored);
      return () => watchers.delete(watcher);
    },
    update: async (change: ListChange<Item>) => {
      await gate.pass();
      fake.stored = change(fake.stored);
      tell();
    },
    changeElsewhere: (items) => {
      fake.stored = items;
      tell();
    },
    failWatchers: (error) => watchers.forEach(({ onError }) => onError(error)),
    holdWrites: gate.close,
    watcherCount: () => watchers.size,
  };
  return fake;
}
