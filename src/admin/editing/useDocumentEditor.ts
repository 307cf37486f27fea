import { useEffect, useMemo, useCallback, useRef, useState } from 'react';
import type { Retryable } from '#src/hooks/resource.ts';
import { useResource } from '#src/hooks/useResource.ts';
import { registerForm, takeInput } from '#src/lib/parts/keptInput.ts';
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
import type { Resource, Watch } from '#src/model/base/resource.ts';
import { useUnsavedGuard } from './LeaveGuard.tsx';

/** Something that is edited together with everybody else who has it open. */
export interface Edited<Value> extends Pick<Resource<Value>, 'isOlder'> {
  read: () => Promise<Value>;
  watch: Watch<Value>;
  /** Called with each value that was told, before it is shown. */
  onValue?: (value: Value) => void;
}

/**
 * Follows what is edited; an editor opens although the listener is silent. A listener that has broken off
 * is a failure here: what others save would go unseen.
 */
export function useEditedResource<Value>({ read, watch, isOlder, onValue }: Edited<Value>) {
  const resource = useMemo(
    (): Resource<Value> => ({ read, watch, isOlder, first: 'watch' }),
    [read, watch, isOlder],
  );
  const state = useResource(resource, onValue);
  return useMemo((): Retryable<Value> & { refresh: () => void } => {
    const { error, retry, refresh } = state;
    return error ? { status: 'failed', error, retry, refresh } : state;
  }, [state]);
}

/** The edits of a document, and those that are being saved. */
export interface Draft<Value extends object> {
  edits: Edits<Value>;
  /**
   * The changes sent last: still being written, or written but not yet reported by the listener.
   */
  sent: { changes: Partial<Value>; isWritten: boolean } | undefined;
}

type DraftStep<Value extends object> = (draft: Draft<Value>) => Draft<Value>;

/** Rebases the edits on saved fields: what was typed meanwhile is an edit of the saved value. */
function afterStoring<Value extends object>(edits: Edits<Value>, stored: Partial<Value>) {
  const next: Edits<Value> = {};
  for (const field of fieldsOf<Value>(edits)) {
    const edit = edits[field];
    if (edit) next[field] = field in stored ? { ...edit, from: stored[field] as never } : edit;
  }
  return next;
}

/** The draft after the listener has reported a change. */
export function afterLiveChange<Value extends object>(live: Value): DraftStep<Value> {
  return ({ edits, sent }) => ({
    edits: withEdits(
      sent ? afterStoring(edits, takenOver(sent.changes, live)) : edits,
      editedFields(edits),
      live,
    ),
    sent: sent?.isWritten ? undefined : sent,
  });
}

/** The changes that are already part of the live document. */
function takenOver<Value extends object>(changes: Partial<Value>, live: Value): Partial<Value> {
  const stillDifferent = new Set(fieldsOf<Value>(withEdits<Value>({}, changes, live)));
  const same = fieldsOf<Value>(changes).filter((field) => !stillDifferent.has(field));
  return Object.fromEntries(same.map((field) => [field, changes[field]])) as Partial<Value>;
}

/** The draft after these changes have been written. */
export function afterWrite<Value extends object>(
  changes: Partial<Value>,
  live: Value,
): DraftStep<Value> {
  return ({ edits }) => ({
    edits: withEdits(afterStoring(edits, changes), editedFields(edits), { ...live, ...changes }),
    sent: { changes, isWritten: true },
  });
}

/** A repo for one document. */
export interface EditableDocument<Value> {
  get: () => Promise<Value>;
  watch: Watch<Value>;
  update: (change: (current: Value) => Partial<Value>) => Promise<void>;
}

export interface DocumentEditor<Value extends object> {
  /** The document with the edits applied. */
  document: Retryable<Value>;
  edit: (changes: Partial<Value>) => void;
  isDirty: boolean;
  /** Edited fields that somebody else has saved meanwhile. */
  conflicts: readonly (keyof Value)[];
  /**
   * Writes all edits, and `more`. Fails with 'aborted' when others have changed the same fields.
   */
  save: (more?: Partial<Value>) => Promise<void>;
  /** Writes these fields alone; the other edits stay unsaved. */
  saveOnly: (changes: Partial<Value>) => Promise<void>;
  /** Resolves the conflicts in favour of the edits made here. */
  keepMine: () => void;
  /** Resolves the conflicts in favour of the others. */
  takeTheirs: () => void;
  /** Drops all edits. */
  discard: () => void;
}

function useDraft<Value extends object>(repo: EditableDocument<Value>, keptAs: string) {
  const [draft, setDraft] = useState<Draft<Value>>(() => ({
    edits: takeInput(keptAs) as Edits<Value>,
    sent: undefined,
  }));
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
  useEffect(() => registerForm(keptAs, () => edits), [keptAs, edits]);
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

/** A document that has not been read cannot be changed. */
function requireLoaded<Value>(stored: Value | undefined): Value {
  if (stored === undefined) throw new AppError('database-unavailable');
  return stored;
}

/**
 * Edits a document that others may be editing too. Nothing is overwritten silently. The edits outlive a reload
 * of the page under the name `keptAs`.
 */
export function useDocumentEditor<Value extends object>(
  repo: EditableDocument<Value>,
  keptAs: string,
): DocumentEditor<Value> {
  const { live, stored, edits, write, change } = useDraft(repo, keptAs);
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
    save: async (more = {}) => write(withEdits(edits, more, requireLoaded(stored))),
    saveOnly: async (changes) => write(editsBetween(requireLoaded(stored), changes)),
    keepMine: () => change((current, now) => editsBetween(now, editedFields(current))),
    takeTheirs: () => change((current) => withoutFields(current, conflicts)),
    discard: () => change(() => ({})),
  };
}
