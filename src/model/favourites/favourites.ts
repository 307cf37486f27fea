import * as z from 'zod/mini';
import { galleryPath } from '../base/addresses.ts';
import { routes } from '../base/routes.ts';
import { IDENTIFIER } from '../base/text.ts';

/** As many as fit into a link that people send each other; the page reads them one by one. */
export const FAVOURITES_MAX = 40;

/** No id contains it, and an address needs no escape for it. */
const SEPARATOR = '.';

/** Leaves out what is no id, repetitions, and what is above the limit. */
function validIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => IDENTIFIER.test(id)).slice(0, FAVOURITES_MAX);
}

/** The ids of the chosen pictures as they are kept, in the order in which they were chosen. */
export const favouritesSchema = z.pipe(
  z.array(z.string()),
  z.transform((ids: string[]) => validIds(ids)),
);

/** One's own choice, and behind it as much of another as there is room for. */
export function mergedFavourites(own: readonly string[], other: readonly string[]): string[] {
  return validIds([...own, ...other]);
}

/** The address that shows a choice to others. */
export function sharedFavouritesPath(ids: readonly string[]): string {
  return galleryPath(routes.favourites, { choice: validIds(ids).join(SEPARATOR) });
}

/** Parses the choice in an address that `sharedFavouritesPath` made. */
export function parseSharedFavourites(choice: string): string[] {
  return validIds(choice.split(SEPARATOR));
}
