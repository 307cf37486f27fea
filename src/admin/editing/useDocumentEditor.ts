import { useCallback, useMemo, useRef, useState } from 'react';
import type { Retryable } from '#src/hooks/resource.ts';
import {
  editedFields,
  fieldsOf,
  withEdits,
  type Edits,
  conflictsWith,
  editsBetween,
  withoutFields,
} from '#src/model/base/edits.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Watch } from '#src/model/base/resource.ts';
import { useUnsavedGuard } from './LeaveGuard.tsx';
import { useEditedResource } from './useEditedResource.ts';

/** What is typed into a document, and what of it is being stored. */
export interface Draft<Value extends object> {
  edits: Edits<Value>;
  /** What was sent last: on its way, or written without the live document having spoken since. */
  sent: { changes: Partial<Value>; isWritten: boolean } | undefined;
}

type DraftStep<Value extends object> = (draft: Draft<Value>) => Draft<Value>;

/** After these fields are stored: whoever went on typing meanwhile has edited what was stored. */
function afterStoring<Value extends object>(edits: Edits<Value>, stored: Partial<Value>) {
  const next: Edits<Value> = {};
  for (const field of fieldsOf<Value>(edits)) {
    const edit = edits[field];
    if (edit) next[field] = field in stored ? { ...edit, from: stored[field] as never } : edit;
  }
  return next;
}

/** The live document has spoken. */
export function afterLiveChange<Value extends object>(live: Value): DraftStep<Value> {
  return ({ edits, sent }) => ({
    edits: withEdits(
      sent ? afterStoring(edits, onlyWhere(sent.changes, live)) : edits,
      editedFields(edits),
      live,
    ),
    sent: sent?.isWritten ? undefined : sent,
  });
}

/** The changes that the live document has taken over. */
function onlyWhere<Value extends object>(changes: Partial<Value>, live: Value): Partial<Value> {
  const untaken = new Set(fieldsOf<Value>(withEdits<Value>({}, changes, live)));
  const taken = fieldsOf<Value>(changes).filter((field) => !untaken.has(field));
  return Object.fromEntries(taken.map((field) => [field, changes[field]])) as Partial<Value>;
}

/** These changes are stored. */
export function afterWrite<Value extends object>(
  changes: Partial<Value>,
  live: Value,
): DraftStep<Value> {
  return ({ edits }) => ({
    edits: withEdits(afterStoring(edits, changes), editedFields(edits), { ...live, ...changes }),
    sent: { changes, isWritten: true },
  });
}

/** What the editor needs of a repo for one document. */
export interface EditableDocument<Value> {
  get: () => Promise<Value>;
  watch: Watch<Value>;
  update: (change: (current: Value) => Partial<Value>) => Promise<void>;
}

export interface DocumentEditor<Value extends object> {
  /** The document with what has been typed. */
  document: Retryable<Value>;
  edit: (changes: Partial<Value>) => void;
  isDirty: boolean;
  /** Fields that somebody else has saved meanwhile, while they are edited here. */
  conflicts: readonly (keyof Value)[];
  /** Writes everything that has been edited, and `more`. Fails with 'aborted' rather than overwrite. */
  save: (more?: Partial<Value>) => Promise<void>;
  /** Writes these fields alone; the other edits stay edits. */
  saveOnly: (changes: Partial<Value>) => Promise<void>;
  /** Goes on with what is typed here, knowing what the others have saved. */
  keepMine: () => void;
  /** Goes on with what the others have saved. */
  takeTheirs: () => void;
  /** Forgets every edit. */
  discard: () => void;
}

/** The live document, and what has been typed over it. */
function useDraft<Value extends object>(repo: EditableDocument<Value>) {
  const [draft, setDraft] = useState<Draft<Value>>({ edits: {}, sent: undefined });
  const latest = useRef<Value>(undefined);
  const live = useEditedResource({
    read: repo.get,
    watch: repo.watch,
    onValue: (now) => {
      latest.current = now;
      setDraft(afterLiveChange(now));
    },
  });
  const { edits, sent } = draft;
  const stored = useMemo(
    () => live.value && (sent?.isWritten ? { ...live.value, ...sent.changes } : live.value),
    [live.value, sent],
  );

  const write = useCallback(
    async (wanted: Edits<Value>) => {
      const changes = editedFields(wanted);
      setDraft((current) => ({ ...current, sent: { changes, isWritten: false } }));
      try {
        await repo.update((current) => {
          if (conflictsWith(wanted, current).length > 0) throw new AppError('aborted');
          return changes;
        });
      } catch (thrown) {
        setDraft((current) => ({ ...current, sent: undefined }));
        throw thrown;
      }
      if (latest.current) setDraft(afterWrite(changes, latest.current));
    },
    [repo],
  );
  const change = (step: (edits: Edits<Value>, stored: Value) => Edits<Value>) => {
    if (stored) setDraft((current) => ({ ...current, edits: step(current.edits, stored) }));
  };
  return { live, stored, edits, write, change };
}

/** Nothing can be changed in a document that has not been read. */
function known<Value>(stored: Value | undefined): Value {
  if (stored === undefined) throw new AppError('database-unavailable');
  return stored;
}

/** Edits a document together with everybody else who has it open; nothing is overwritten silently. */
export function useDocumentEditor<Value extends object>(
  repo: EditableDocument<Value>,
): DocumentEditor<Value> {
  const { live, stored, edits, write, change } = useDraft(repo);
  const conflicts = useMemo(() => (stored ? conflictsWith(edits, stored) : []), [edits, stored]);
  const isDirty = fieldsOf<Value>(edits).length > 0;
  useUnsavedGuard(isDirty);

  const document = useMemo(
    (): Retryable<Value> =>
      live.status === 'ready' && stored
        ? { ...live, value: { ...stored, ...editedFields(edits) } }
        : live,
    [live, stored, edits],
  );

  return {
    document,
    isDirty,
    conflicts,
    edit: (changes) => change((current, now) => withEdits(current, changes, now)),
    save: async (more = {}) => write(withEdits(edits, more, known(stored))),
    saveOnly: async (changes) => write(editsBetween(known(stored), changes)),
    keepMine: () => change((current, now) => editsBetween(now, editedFields(current))),
    takeTheirs: () => change((current) => withoutFields(current, conflicts)),
    discard: () => change(() => ({})),
  };
}
