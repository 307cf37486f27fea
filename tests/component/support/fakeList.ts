import type { AppError } from '#src/model/base/errors.ts';

interface Watcher<Item> {
  onNext: (items: Item[]) => void;
  onError: (error: AppError) => void;
}

/** A list that can be followed, and tells its value at once. */
export function fakeList<Item>(initial: Item[]) {
  const watchers = new Set<Watcher<Item>>();
  let items = initial;
  return {
    list: () => Promise.resolve(items),
    watch: (onNext: Watcher<Item>['onNext'], onError: Watcher<Item>['onError']) => {
      const watcher = { onNext, onError };
      watchers.add(watcher);
      onNext(items);
      return () => void watchers.delete(watcher);
    },
    /** Somebody else changes the list. */
    changeElsewhere: (changed: Item[]): void => {
      items = changed;
      watchers.forEach(({ onNext }) => onNext(items));
    },
    /** The connection of all watchers breaks. */
    failWatchers: (error: AppError): void => watchers.forEach(({ onError }) => onError(error)),
    /** The number of listeners. */
    watcherCount: (): number => watchers.size,
  };
}
