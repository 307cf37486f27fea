import { vi } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';

interface Identified {
  id: string;
}

type Change<Item> = (current: Item) => Partial<Item>;

/** A collection kept in memory that behaves like a repo: changes are told to all who watch. */
export function fakeCollection<Item extends Identified>(initial: readonly Item[]) {
  const watchers = new Set<(items: Item[]) => void>();
  const failures = new Set<(error: AppError) => void>();
  const state = { items: [...initial], nextFailure: undefined as AppError | undefined };
  const write = (next: Item[]) => {
    const { nextFailure } = state;
    state.nextFailure = undefined;
    if (nextFailure) return Promise.reject(nextFailure);
    state.items = next;
    watchers.forEach((tell) => tell(state.items));
    return Promise.resolve();
  };
  const find = (id: string) => state.items.find((item) => item.id === id);
  const idOf = (item: Identified | string) => (typeof item === 'string' ? item : item.id);
  return {
    get stored() {
      return state.items;
    },
    /** The next write fails. */
    failNext: (error: AppError) => {
      state.nextFailure = error;
    },
    /** The connection of all watchers breaks. */
    failWatchers: (error: AppError) => failures.forEach((fail) => fail(error)),
    changeElsewhere: (id: string, change: Partial<Item>) =>
      write(state.items.map((item) => (item.id === id ? { ...item, ...change } : item))),
    repo: {
      listAll: vi.fn(() => Promise.resolve(state.items)),
      watchAll: vi.fn((onNext: (items: Item[]) => void, onError: (error: AppError) => void) => {
        watchers.add(onNext);
        failures.add(onError);
        onNext(state.items);
        return () => watchers.delete(onNext);
      }),
      get: vi.fn((id: string) => Promise.resolve(find(id))),
      create: vi.fn((id: string, draft: Omit<Item, 'id'>) =>
        write(find(id) ? state.items : [...state.items, { ...draft, id } as unknown as Item]),
      ),
      revise: vi.fn((item: Identified, change: Change<Item>) => {
        const current = find(item.id);
        if (!current) return Promise.reject(new AppError('not-found'));
        return Promise.resolve(current)
          .then(change)
          .then((changes) =>
            write(
              state.items.map((each) => (each.id === item.id ? { ...current, ...changes } : each)),
            ),
          );
      }),
      setOrders: vi.fn((items: readonly Item[]) =>
        write(state.items.map((each) => items.find(({ id }) => id === each.id) ?? each)),
      ),
      remove: vi.fn((item: Identified | string) =>
        write(state.items.filter(({ id }) => id !== idOf(item))),
      ),
    },
  };
}
