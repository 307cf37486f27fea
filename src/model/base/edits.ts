import { AppError } from './errors.ts';

/** Deep equality of stored values: primitives, dates, and lists and records of them. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (one instanceof Date || other instanceof Date) {
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const entries = Object.entries(one);
  const others = new Map<string, unknown>(Object.entries(other));
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isDeepEqual(value, others.get(key)))
  );
}

/** One edited field: its value when the edit began, and the new value. */
interface Edit<Value> {
  from: Value;
  to: Value;
}

/** The unsaved changes of a record, field by field. */
export type Edits<Value> = { [Field in keyof Value]?: Edit<Value[Field]> };

export function fieldsOf<Value extends object>(part: Partial<Value> | Edits<Value>) {
  return Object.keys(part) as (keyof Value)[];
}

export function withoutFields<Value extends object>(
  edits: Edits<Value>,
  fields: readonly (keyof Value)[],
): Edits<Value> {
  const kept = Object.entries(edits).filter(([field]) => !fields.includes(field as keyof Value));
  return Object.fromEntries(kept) as Edits<Value>;
}

/**
 * Adds changes to the edits; a field whose new value equals the stored one is no longer an edit.
 */
export function withEdits<Value extends object>(
  edits: Edits<Value>,
  changes: Partial<Value>,
  stored: Value,
): Edits<Value> {
  const next: Edits<Value> = {};
  for (const field of fieldsOf<Value>(changes)) {
    const to = changes[field] as Value[typeof field];
    const from = edits[field] ? edits[field].from : stored[field];
    if (!isDeepEqual(to, stored[field])) next[field] = { from, to };
  }
  return { ...withoutFields(edits, fieldsOf<Value>(changes)), ...next };
}

/** The changes between two versions of a record. */
export function editsBetween<Value extends object>(before: Value, after: Partial<Value>) {
  return withEdits<Value>({}, after, before);
}

/** The new values of the edited fields. */
export function editedFields<Value extends object>(edits: Edits<Value>): Partial<Value> {
  const changes: Partial<Value> = {};
  for (const field of fieldsOf<Value>(edits)) changes[field] = edits[field]?.to;
  return changes;
}

/** The edited fields that have been changed to something else in the stored record meanwhile. */
export function conflictsWith<Value extends object>(
  edits: Edits<Value>,
  stored: Value,
): (keyof Value)[] {
  return fieldsOf<Value>(edits).filter((field) => {
    const edit = edits[field];
    const now = stored[field];
    return edit && !isDeepEqual(now, edit.from) && !isDeepEqual(now, edit.to);
  });
}

/** The fields to write; throws 'aborted' when others have changed the same ones to something else since. */
export function changesTo<Value extends object>(
  current: Value,
  before: Value,
  after: Partial<Value>,
): Partial<Value> {
  const edits = editsBetween(before, after);
  if (conflictsWith(edits, current).length > 0) throw new AppError('aborted');
  return editedFields(edits);
}

/**
 * Computes the new list from the current one, or throws an AppError when that is impossible. It may
 * run more than once, on lists that others have changed meanwhile, so it must name the result ("to
 * place 3") and not a step ("one down").
 */
export type ListChange<Item> = (current: Item[]) => Item[];

/** The reasons to ask before leaving, in the order in which they are told. */
const leaveReasons = [
  'unsaved',
  // Many items, batch by batch.
  'changing',
  'uploading',
  'archiving',
  // Pictures that this tab makes again.
  'remaking',
  // An archive of the whole shop.
  'takingOut',
] as const;

export type LeaveReason = (typeof leaveReasons)[number];

export type LeaveTarget = 'tab' | 'page' | 'site';

/** Work that goes on in every tab of the dashboard is not interrupted by another tab. */
const goesOnInTabs: Record<LeaveReason, boolean> = {
  unsaved: false,
  changing: false,
  uploading: true,
  archiving: true,
  remaking: true,
  takingOut: false,
};

/** The work that would be lost by leaving for this target, of what is under way. */
export function leaveReasonsFor(
  counts: Readonly<Record<LeaveReason, number>>,
  target: LeaveTarget,
): LeaveReason[] {
  const isLeft = (reason: LeaveReason) => target !== 'tab' || !goesOnInTabs[reason];
  return leaveReasons.filter((reason) => counts[reason] > 0 && isLeft(reason));
}
