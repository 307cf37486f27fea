import { create } from 'zustand';
import * as localStore from '#src/lib/browserStorage.ts';
import {
  FAVOURITES_MAX,
  favouritesSchema,
  mergedFavourites,
} from '#src/model/favourites/favourites.ts';

const KEY = 'favourites';

interface FavouritesState {
  ids: readonly string[];
}

/** The kept ids; undefined when nothing is kept, as in a browser without storage. */
function readKept(): string[] | undefined {
  return localStore.readJson(KEY, favouritesSchema);
}

export const useFavourites = create<FavouritesState>()(() => ({ ids: readKept() ?? [] }));

/** What is known now: another tab may have changed it. */
function currentIds(): readonly string[] {
  return readKept() ?? useFavourites.getState().ids;
}

function change(ids: readonly string[]): void {
  useFavourites.setState({ ids });
  localStore.writeJson(KEY, ids);
}

/** Adds a picture, or removes one that is there. Returns false when there is no room for it. */
export function toggleFavourite(id: string): boolean {
  const ids = currentIds();
  if (ids.includes(id)) {
    change(ids.filter((other) => other !== id));
    return true;
  }
  if (ids.length >= FAVOURITES_MAX) return false;
  change([...ids, id]);
  return true;
}

/** Adds the pictures of another choice. Returns false when there is no room for all of them. */
export function saveFavourites(others: readonly string[]): boolean {
  const ids = mergedFavourites(currentIds(), others);
  change(ids);
  return others.every((id) => ids.includes(id));
}

/** Follows changes in other tabs. Returns a function that stops it. */
export function followFavourites(): () => void {
  return localStore.onOtherTab(KEY, () => useFavourites.setState({ ids: readKept() ?? [] }));
}
