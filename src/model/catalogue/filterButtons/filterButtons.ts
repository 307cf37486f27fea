import { storedNames } from '../../base/storedNames.ts';
import type { FilterButton } from '../schema.ts';
import { toSlug } from '../titles.ts';

export const FILTER_BUTTON_NAME_MAX_LENGTH = 40;
export const FILTER_BUTTON_MAX_COUNT = 50;

/** The filter that shows everything: part of every list, never stored or changed. */
export const ALL_FILTER_SLUG = 'alle';

export type FilterNameProblem = 'name-missing' | 'duplicate';

export interface FilterButtonInput {
  name: string;
  color: string;
  isActive: boolean;
}

/** The buttons used while none can be loaded. */
export const defaultFilterButtons: readonly FilterButton[] = Object.entries(
  storedNames.defaultCategories,
).map(([slug, name], order) => ({ id: slug, name, slug, color: '', isActive: true, order }));

/** The buttons in the photographer's order. */
export function sortFilterButtons(buttons: readonly FilterButton[]): FilterButton[] {
  return [...buttons].sort((a, b) => a.order - b.order);
}

/** The buttons shown to visitors. */
export function activeFilterButtons(buttons: readonly FilterButton[]): FilterButton[] {
  return sortFilterButtons(buttons).filter((button) => button.isActive);
}

/** The category to show for the requested one: everything when its button no longer exists. */
export function shownCategory(
  requested: string | undefined,
  buttons: readonly FilterButton[] | undefined,
): string {
  if (requested === undefined) return ALL_FILTER_SLUG;
  const isGone = buttons !== undefined && !buttons.some(({ slug }) => slug === requested);
  return isGone ? ALL_FILTER_SLUG : requested;
}

/** The present slug of a category that was chosen earlier: its button may have been renamed since. */
export function presentSlug(chosen: string, buttons: readonly FilterButton[]): string {
  if (buttons.some(({ slug }) => slug === chosen)) return chosen;
  const renamed = buttons.find(({ formerSlugs = [], retiredSlugs = [] }) =>
    [...formerSlugs, ...retiredSlugs].includes(chosen),
  );
  return renamed?.slug ?? chosen;
}

/** Returns why a name is invalid; `editedId` names the button that may keep its own name. */
export function filterNameProblem(
  buttons: readonly FilterButton[],
  name: string,
  editedId?: string,
): FilterNameProblem | undefined {
  const slug = toSlug(name);
  if (slug === '') return 'name-missing';
  // Names are compared too: a button may have kept an older slug, and two equal names in a menu
  // cannot be told apart.
  // The pictures of a former slug are on their way to another button.
  const isTaken = buttons.some(
    (button) =>
      button.id !== editedId &&
      [button.slug, toSlug(button.name), ...(button.formerSlugs ?? [])].includes(slug),
  );
  return isTaken || slug === ALL_FILTER_SLUG ? 'duplicate' : undefined;
}
