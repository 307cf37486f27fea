import { editedFields, fieldsOf, withEdits, type Edits } from '#src/model/base/edits.ts';

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
