import { conflictsWith, editedFields, editsBetween, type ListChange } from '../../base/edits.ts';
import { AppError, type AppErrorCode } from '../../base/errors.ts';
import { moveItem } from '../../base/lists.ts';
import {
  ALL_FILTER_SLUG,
  filterNameProblem,
  sortFilterButtons,
  type FilterButtonInput,
  type FilterNameProblem,
} from './filterButtons.ts';
import type { FilterButton } from '../schema.ts';
import { toSlug } from '../titles.ts';

type Change = ListChange<FilterButton>;

const nameCodes: Record<FilterNameProblem, AppErrorCode> = {
  'name-missing': 'invalid-argument',
  duplicate: 'already-exists',
};

function findOrThrow(buttons: readonly FilterButton[], id: string): FilterButton {
  if (id === ALL_FILTER_SLUG) throw new AppError('permission-denied');
  const button = buttons.find((each) => each.id === id);
  if (!button) throw new AppError('not-found');
  return button;
}

/** Validates a name and derives its slug. */
function nameAndSlug(buttons: readonly FilterButton[], name: string, editedId?: string) {
  const problem = filterNameProblem(buttons, name, editedId);
  if (problem) throw new AppError(nameCodes[problem]);
  return { name: name.trim(), slug: toSlug(name) };
}

function renumbered(buttons: readonly FilterButton[]): FilterButton[] {
  return buttons.map((button, order) => ({ ...button, order }));
}

/**
 * Adds a button at the end. When an earlier attempt with this id was stored without its answer
 * arriving, that button is updated instead.
 */
export function addFilterButton(
  { id, now }: { id: string; now: Date },
  input: FilterButtonInput,
): Change {
  return (current) => {
    if (current.some((button) => button.id === id)) return editFilterButton(id, input)(current);
    const added = { ...input, ...nameAndSlug(current, input.name), id, order: 0, createdAt: now };
    return renumbered([...sortFilterButtons(current), added]);
  };
}

/** The slugs whose pictures have to follow to this one; undefined when there are none. */
export function formerSlugsOf(button: FilterButton, slug: string): string[] | undefined {
  const former = new Set([...(button.formerSlugs ?? []), button.slug]);
  former.delete(slug);
  return former.size === 0 ? undefined : [...former];
}

/** Retires former slugs that no picture has any more. */
export function retireFormerSlugs(id: string, slugs: readonly string[]): Change {
  return (current) =>
    current.map((button) => {
      if (button.id !== id) return button;
      const left = (button.formerSlugs ?? []).filter((slug) => !slugs.includes(slug));
      const retiredSlugs = [...new Set([...(button.retiredSlugs ?? []), ...slugs])];
      return { ...button, formerSlugs: left.length === 0 ? undefined : left, retiredSlugs };
    });
}

/** The input without the fields that were left alone; throws 'aborted' when both changed the same. */
function editedInput(
  opened: FilterButtonInput,
  input: FilterButtonInput,
  stored: FilterButton,
): FilterButtonInput {
  const { name, color, isActive } = stored;
  const now = { name, color, isActive };
  const edits = editsBetween(opened, { ...input, name: input.name.trim() });
  if (conflictsWith(edits, now).length > 0) throw new AppError('aborted');
  return { ...now, ...editedFields(edits) };
}

/**
 * Changes one button. The slug follows the name; an unchanged name keeps its slug. What others have
 * changed since it was `opened` is kept.
 */
export function editFilterButton(
  id: string,
  typed: FilterButtonInput,
  opened?: FilterButtonInput,
): Change {
  return (current) => {
    const stored = findOrThrow(current, id);
    const { name, slug } = stored;
    const input = opened ? editedInput(opened, typed, stored) : typed;
    const isRenamed = name !== input.name.trim();
    const named = isRenamed ? nameAndSlug(current, input.name, id) : { name, slug };
    const edits = { ...input, ...named, formerSlugs: formerSlugsOf(stored, named.slug) };
    return renumbered(sortFilterButtons(current)).map((button) =>
      button.id === id ? { ...button, ...edits } : button,
    );
  };
}

/** Moves one button; an index outside the list means its nearest end. */
export function moveFilterButton(id: string, toIndex: number): Change {
  return (current) => {
    findOrThrow(current, id);
    return renumbered(moveItem(sortFilterButtons(current), id, toIndex));
  };
}

/** Removes a button; a button that is already gone is no error. */
export function removeFilterButton(id: string): Change {
  return (current) => {
    if (id === ALL_FILTER_SLUG) throw new AppError('permission-denied');
    return renumbered(sortFilterButtons(current).filter((button) => button.id !== id));
  };
}
