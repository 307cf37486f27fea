import { useState } from 'react';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { fieldProblems, type RuleTable } from '#src/model/base/formRules.ts';
import { itemTexts } from '#src/model/catalogue/editing/editorTexts.ts';
import { editingTexts } from '#src/model/system/dashboardTexts.ts';
import { useUnsavedGuard } from '../editing/LeaveGuard.tsx';

/** The fields that are changed in the list of a collection. */
export type InlineField = 'title' | 'price' | 'category';

/** The rules by which single fields of items are changed. */
export interface InlineEditing<Item> {
  /** The stored value as it is typed; undefined for a field that the items do not have. */
  valueOf: (item: Item, field: InlineField) => string | undefined;
  /** The changes to store, or what is wrong with the text. */
  check: (
    item: Item,
    field: InlineField,
    text: string,
  ) => { changes: Partial<Item> } | { problem: string };
  errorsFor: (item: Item) => OperationErrors;
}

interface InlineForm<Item, Values> {
  toValues: (item: Item) => Values;
  toChanges: (values: Values) => Partial<Item>;
  rulesFor: (item: Item) => RuleTable<Values>;
  errorsFor: (item: Item) => OperationErrors;
}

/** Changes single fields by the rules of the form that edits all of them. */
export function inlineEditing<
  Item,
  Values extends { title: string; category: string; price?: string },
>({ toValues, toChanges, rulesFor, errorsFor }: InlineForm<Item, Values>): InlineEditing<Item> {
  return {
    valueOf: (item, field) => toValues(item)[field],
    check: (item, field, text) => {
      const values = { ...toValues(item), [field]: text };
      const problem = fieldProblems(rulesFor(item), values)[field];
      return problem === undefined ? { changes: toChanges(values) } : { problem };
    },
    errorsFor,
  };
}

interface Edit<Item> {
  field: InlineField;
  text: string;
  /** The stored value when it was begun. */
  from: string;
  /** The item when it was begun: what others have changed since is not overwritten. */
  before: Item;
  state: 'typed' | 'saving' | 'saved' | 'failed';
  problem?: string;
}

/** One field of one item. */
export interface InlineCell {
  text: string;
  problem: string | undefined;
  type: (text: string) => void;
  /** Saves what is typed; false when a rule forbids it. */
  commit: () => boolean;
  /** Forgets what is typed. */
  reset: () => void;
}

const conflicts = { aborted: editingTexts.overtaken, 'not-found': itemTexts.gone };

type Save<Item> = (before: Item, changes: Partial<Item>) => Promise<void>;

/** Stores an edit that keeps the rules; returns what has become of it. */
async function stored<Item>(
  edit: Edit<Item>,
  changes: Partial<Item>,
  { save, errors }: { save: Save<Item>; errors: OperationErrors },
): Promise<Edit<Item>> {
  try {
    await save(edit.before, changes);
    return { ...edit, before: { ...edit.before, ...changes }, state: 'saved' };
  } catch (thrown) {
    const problem = errorMessage(thrown, { ...errors, codes: { ...conflicts, ...errors.codes } });
    return { ...edit, state: 'failed', problem };
  }
}

interface CellOptions<Item> {
  item: Item;
  field: InlineField;
  /** The stored value. */
  value: string;
  edit: Edit<Item> | undefined;
  put: (edit: Edit<Item> | undefined) => void;
  inline: InlineEditing<Item>;
  save: Save<Item>;
}

function cellOf<Item>({
  item,
  field,
  value,
  edit,
  put,
  inline,
  save,
}: CellOptions<Item>): InlineCell {
  /** Where typing begins: at what was saved last, which the list may not have read yet. */
  function base(): Pick<Edit<Item>, 'from' | 'before'> {
    if (edit?.state === 'typed') return edit;
    return edit?.state === 'saved'
      ? { from: edit.text, before: edit.before }
      : { from: value, before: item };
  }
  function commit(): boolean {
    if (!edit || edit.state === 'saving' || edit.state === 'saved') return true;
    const { from, before } = base();
    if (edit.text.trim() === from) {
      put(undefined);
      return true;
    }
    const { text } = edit;
    const checked = inline.check(before, field, text);
    if ('problem' in checked) {
      put({ field, text, from, before, state: 'failed', problem: checked.problem });
      return false;
    }
    const saving: Edit<Item> = { field, text, from, before, state: 'saving' };
    put(saving);
    void stored(saving, checked.changes, { save, errors: inline.errorsFor(item) }).then(put);
    return true;
  }
  return {
    text: edit?.text ?? value,
    problem: edit?.problem,
    type: (text) => {
      if (edit?.state === 'saving') return;
      const { from, before } = base();
      put({ field, text, from, before, state: 'typed' });
    },
    commit,
    reset: () => put(undefined),
  };
}

interface InlineEditsOptions<Item> {
  /** All that there are, also those that a view leaves out. */
  items: readonly Item[];
  inline: InlineEditing<Item>;
  save: Save<Item>;
}

/** The edits without those that the list has taken over: it has been read anew since they were saved. */
function withoutListed<Item extends { id: string }>(
  edits: ReadonlyMap<string, Edit<Item>>,
  { items, inline }: Pick<InlineEditsOptions<Item>, 'items' | 'inline'>,
): ReadonlyMap<string, Edit<Item>> {
  return new Map(
    [...edits].filter(([, { state, field, from, before }]) => {
      if (state !== 'saved') return true;
      const item = items.find(({ id }) => id === before.id);
      return item !== undefined && inline.valueOf(item, field) === from;
    }),
  );
}

/** Holds the words that are typed into the list until they are stored. They outlive the rows, which come and go. */
export function useInlineEdits<Item extends { id: string }>({
  items,
  inline,
  save,
}: InlineEditsOptions<Item>): (item: Item, field: InlineField) => InlineCell | undefined {
  const [kept, setEdits] = useState<ReadonlyMap<string, Edit<Item>>>(new Map());
  const edits = withoutListed(kept, { items, inline });
  // For good: the list may show the former value again.
  if (edits.size < kept.size) setEdits(edits);
  useUnsavedGuard(
    [...edits.values()].some(
      ({ state, before }) => state !== 'saved' && items.some(({ id }) => id === before.id),
    ),
  );
  return (item, field) => {
    const value = inline.valueOf(item, field);
    if (value === undefined) return undefined;
    const key = `${item.id}/${field}`;
    const put = (edit: Edit<Item> | undefined) =>
      setEdits((all) => {
        const others = [...all].filter(([each]) => each !== key);
        return new Map(edit ? [...others, [key, edit]] : others);
      });
    return cellOf({ item, field, value, edit: edits.get(key), put, inline, save });
  };
}
