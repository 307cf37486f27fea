import type { EditableList } from '#src/admin/kit/editing/useListEditor.ts';
import type { ListChange } from '#src/shared/domain/listChange.ts';
import type { AppError } from '#src/shared/errors.ts';

interface Gate {
  open: () => void;
  failWith: (error: Error) => void;
}

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
  let gate: Promise<void> = Promise.resolve();
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
      await gate;
      fake.stored = change(fake.stored);
      tell();
    },
    changeElsewhere: (items) => {
      fake.stored = items;
      tell();
    },
    failWatchers: (error) => watchers.forEach(({ onError }) => onError(error)),
    holdWrites: () => {
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      gate = promise;
      // A gate that fails before anything waits at it is no unhandled rejection.
      promise.catch(() => undefined);
      return { open: () => resolve(undefined), failWith: reject };
    },
    watcherCount: () => watchers.size,
  };
  return fake;
}
