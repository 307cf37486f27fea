import { useCallback, useMemo, useRef, useState } from 'react';
import type { Retryable } from '#src/hooks/resource.ts';
import type { ListChange } from '#src/model/base/edits.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Watch } from '#src/model/base/resource.ts';
import { useEditedResource } from './useDocumentEditor.ts';

/** A repo whose list is stored in one document. */
export interface EditableList<Item> {
  list: () => Promise<Item[]>;
  watch: Watch<Item[]>;
  update: (change: ListChange<Item>) => Promise<void>;
}

export interface ListEditor<Item> {
  list: Retryable<Item[]>;
  /** Shows the change at once and writes it. A failure restores the list. */
  apply: (change: ListChange<Item>) => Promise<void>;
}

interface PendingChange<Item> {
  change: ListChange<Item>;
  /** Written, but not yet reported by the listener. */
  isWritten: boolean;
}

/** The list with a change applied, unless the change is no longer possible. */
function withChange<Item>(items: Item[], { change }: PendingChange<Item>): Item[] {
  try {
    return change(items);
  } catch (thrown) {
    if (thrown instanceof AppError) return items;
    throw thrown;
  }
}

/** Edits a list in one document that others may be editing too. */
export function useListEditor<Item>(repo: EditableList<Item>): ListEditor<Item> {
  const [pending, setPending] = useState<readonly PendingChange<Item>[]>([]);
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());

  const live = useEditedResource({
    read: repo.list,
    watch: repo.watch,
    onValue: () => setPending((changes) => changes.filter(({ isWritten }) => !isWritten)),
  });

  const apply = useCallback(
    async (change: ListChange<Item>) => {
      setPending((changes) => [...changes, { change, isWritten: false }]);
      // One write after the other: quick clicks must not compete for the document.
      const write = lastWrite.current.then(() => repo.update(change));
      lastWrite.current = write.catch(() => undefined);
      try {
        await write;
        setPending((changes) =>
          changes.map((each) => (each.change === change ? { change, isWritten: true } : each)),
        );
      } catch (thrown) {
        setPending((changes) => changes.filter((each) => each.change !== change));
        throw thrown;
      }
    },
    [repo],
  );

  const list = useMemo(
    (): Retryable<Item[]> =>
      live.status === 'ready' ? { ...live, value: pending.reduce(withChange, live.value) } : live,
    [live, pending],
  );
  return { list, apply };
}
