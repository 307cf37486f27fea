import type { FilterButton } from '../schemas/filterButton.ts';
import { stored } from '../texts/stored.ts';
import { movedTo } from './movedTo.ts';
import { toSlug } from './slug.ts';

/** The entry that shows everything: part of every list, stored nowhere, never changed. */
export const ALL_FILTER_SLUG = 'alle';

export type FilterButtonProblem = 'name-missing' | 'duplicate' | 'protected' | 'not-found';

export type FilterButtonsChange =
  { buttons: FilterButton[]; problem?: never } | { problem: FilterButtonProblem; buttons?: never };

export interface FilterButtonInput {
  name: string;
  color: string;
  isActive: boolean;
}

/** The buttons that stand in when none can be loaded. */
export const defaultFilterButtons: readonly FilterButton[] = Object.entries(
  stored.defaultCategories,
).map(([slug, name], order) => ({ id: slug, name, slug, color: '', isActive: true, order }));

/** The list in the order the photographer gave it. */
export function sortFilterButtons(buttons: readonly FilterButton[]): FilterButton[] {
  return [...buttons].sort((a, b) => a.order - b.order);
}

/** The buttons that visitors see. */
export function activeFilterButtons(buttons: readonly FilterButton[]): FilterButton[] {
  return sortFilterButtons(buttons).filter((button) => button.isActive);
}

/** The category to show for one that is asked for: everything, when no button bears it any more. */
export function shownCategory(
  asked: string | undefined,
  buttons: readonly FilterButton[] | undefined,
): string {
  if (asked === undefined) return ALL_FILTER_SLUG;
  const isGone = buttons !== undefined && !buttons.some(({ slug }) => slug === asked);
  return isGone ? ALL_FILTER_SLUG : asked;
}

/** Why a name cannot be given to a button; `editedId` is the button that may keep its own name. */
export function filterNameProblem(
  buttons: readonly FilterButton[],
  name: string,
  editedId?: string,
): FilterButtonProblem | undefined {
  const slug = toSlug(name);
  if (slug === '') return 'name-missing';
  // A name counts too: a button may have kept an older slug, and two alike in a menu say nothing.
  const isTaken = buttons.some(
    (button) => button.id !== editedId && (button.slug === slug || toSlug(button.name) === slug),
  );
  return isTaken || slug === ALL_FILTER_SLUG ? 'duplicate' : undefined;
}

function changeProblem(
  buttons: readonly FilterButton[],
  id: string,
): FilterButtonProblem | undefined {
  if (id === ALL_FILTER_SLUG) return 'protected';
  return buttons.some((button) => button.id === id) ? undefined : 'not-found';
}

function renumbered(buttons: readonly FilterButton[]): FilterButton[] {
  return buttons.map((button, order) => ({ ...button, order }));
}

/** Adds a button at the end. */
export function addFilterButton(
  buttons: readonly FilterButton[],
  input: FilterButtonInput,
  created: { id: string; now: Date },
): FilterButtonsChange {
  const problem = filterNameProblem(buttons, input.name);
  if (problem) return { problem };
  const button: FilterButton = {
    ...input,
    id: created.id,
    name: input.name.trim(),
    slug: toSlug(input.name),
    order: buttons.length,
    createdAt: created.now,
  };
  return { buttons: renumbered([...sortFilterButtons(buttons), button]) };
}

/** Changes one button. The slug follows the name, but an unchanged name keeps the slug it was given. */
export function editFilterButton(
  buttons: readonly FilterButton[],
  id: string,
  input: FilterButtonInput,
): FilterButtonsChange {
  const edited = buttons.find((button) => button.id === id);
  const name = input.name.trim();
  const isRenamed = edited?.name !== name;
  const problem =
    changeProblem(buttons, id) ?? (isRenamed ? filterNameProblem(buttons, name, id) : undefined);
  if (problem) return { problem };
  return {
    buttons: renumbered(sortFilterButtons(buttons)).map((button) =>
      button.id === id
        ? { ...button, ...input, name, slug: isRenamed ? toSlug(name) : button.slug }
        : button,
    ),
  };
}

/** Takes one button out of the list. */
export function removeFilterButton(
  buttons: readonly FilterButton[],
  id: string,
): FilterButtonsChange {
  const problem = changeProblem(buttons, id);
  if (problem) return { problem };
  return { buttons: renumbered(sortFilterButtons(buttons).filter((button) => button.id !== id)) };
}

/** Moves one button to another place; a place outside the list means its nearest end. */
export function moveFilterButton(
  buttons: readonly FilterButton[],
  id: string,
  toIndex: number,
): FilterButtonsChange {
  const problem = changeProblem(buttons, id);
  if (problem) return { problem };
  return { buttons: renumbered(movedTo(sortFilterButtons(buttons), id, toIndex)) };
}
