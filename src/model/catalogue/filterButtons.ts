import { stored } from '../base/storedNames.ts';
import type { FilterButton } from './schema.ts';
import { toSlug } from './titles.ts';

export const FILTER_BUTTON_NAME_MAX_LENGTH = 40;
export const FILTER_BUTTON_MAX_COUNT = 50;

/** The entry that shows everything: part of every list, stored nowhere, never changed. */
export const ALL_FILTER_SLUG = 'alle';

export type FilterNameProblem = 'name-missing' | 'duplicate';

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
): FilterNameProblem | undefined {
  const slug = toSlug(name);
  if (slug === '') return 'name-missing';
  // A name counts too: a button may have kept an older slug, and two alike in a menu say nothing.
  const isTaken = buttons.some(
    (button) => button.id !== editedId && (button.slug === slug || toSlug(button.name) === slug),
  );
  return isTaken || slug === ALL_FILTER_SLUG ? 'duplicate' : undefined;
}
