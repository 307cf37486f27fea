import * as z from 'zod/mini';
import { galleryPath } from '../base/addresses.ts';
import { routes } from '../base/routes.ts';
import { maybe } from '../base/schema.ts';
import { IDENTIFIER } from '../base/text.ts';

/** As many as fit into a link that people send each other; the page reads them one by one. */
export const FAVOURITES_MAX = 40;

/** No id contains it, and an address needs no escape for it. */
const SEPARATOR = '.';

/** Leaves out what is no id, repetitions, and what is above the limit. */
function validIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => IDENTIFIER.test(id)).slice(0, FAVOURITES_MAX);
}

/** Writes a choice as one text, for an address and for the record of an account. */
export function choiceText(ids: readonly string[]): string {
  return validIds(ids).join(SEPARATOR);
}

/** Parses a choice that `choiceText` wrote. */
export function parseFavourites(choice: string): string[] {
  return validIds(choice.split(SEPARATOR));
}

/** The address that shows a choice to others. */
export function sharedFavouritesPath(ids: readonly string[]): string {
  return galleryPath(routes.favourites, { choice: choiceText(ids) });
}

const idsSchema = z.pipe(
  z.array(z.string()),
  z.transform((ids: string[]) => validIds(ids)),
);

/** The choice as a browser keeps it, in the order in which the pictures were chosen. */
export const keptFavouritesSchema = z.object({
  ids: idsSchema,
  /** The account that it belongs to, and what that account held as both were last compared. */
  account: maybe(z.object({ uid: z.string(), ids: idsSchema })),
});

export type KeptFavourites = z.infer<typeof keptFavouritesSchema>;

/** The choice as an account keeps it. One text, because the rules can check it whole. */
export const accountFavouritesSchema = z.object({ choice: z.string() });

/** One's own choice, and behind it as much of another as there is room for. */
export function mergedFavourites(own: readonly string[], other: readonly string[]): string[] {
  return validIds([...own, ...other]);
}

/** Two places of one choice, and what both held as they were last compared. */
export interface Comparison {
  base: readonly string[];
  here: readonly string[];
  there: readonly string[];
}

/** The choice after the changes of both places: what one has added is in it, what one has removed is not. */
export function reconciled({ base, here, there }: Comparison): string[] {
  const isInBoth = (id: string) => here.includes(id) && there.includes(id);
  const isNew = (id: string) => !base.includes(id);
  return validIds([...there, ...here].filter((id) => isInBoth(id) || isNew(id)));
}
