import { create } from 'zustand';
import { sharedByTabs } from '#src/lib/browserStorage.ts';
import {
  FAVOURITES_MAX,
  keptFavouritesSchema,
  mergedFavourites,
  reconciled,
  type Comparison,
  type KeptFavourites,
} from '#src/model/favourites/favourites.ts';
import { useSession } from './session.ts';

const stored = sharedByTabs('favourites', keptFavouritesSchema);

const NONE: KeptFavourites = { ids: [], account: undefined };

export const useFavourites = create<KeptFavourites>()(() => ({ ...NONE, ...stored.read() }));

/** The number of favourites to show: those of an account wait until it is signed in. */
export function useFavouriteCount(): number {
  const uid = useSession(({ user }) => user?.uid);
  return useFavourites(({ ids, account }) => (account && account.uid !== uid ? 0 : ids.length));
}

/** The choice as it is now: another tab may have changed it. Without storage it is kept in memory. */
function current(): KeptFavourites {
  return { ...NONE, ...(stored.read() ?? useFavourites.getState()) };
}

function change(changes: Partial<KeptFavourites>): void {
  const next = { ...current(), ...changes };
  useFavourites.setState(next);
  stored.write(next);
}

/** Adds a picture, or removes one that is there. Returns false when there is no room for it. */
export function toggleFavourite(id: string): boolean {
  const { ids } = current();
  if (ids.includes(id)) {
    change({ ids: ids.filter((other) => other !== id) });
    return true;
  }
  if (ids.length >= FAVOURITES_MAX) return false;
  change({ ids: [...ids, id] });
  return true;
}

/** Adds the pictures of another choice. Returns false when there is no room for all of them. */
export function saveFavourites(others: readonly string[]): boolean {
  const ids = mergedFavourites(current().ids, others);
  change({ ids });
  return others.every((id) => ids.includes(id));
}

/** Follows changes in other tabs. Returns a function that stops it. */
export function followFavourites(): () => void {
  return stored.follow(() => useFavourites.setState({ ...NONE, ...stored.read() }));
}

/** Forgets a choice that belongs to another account than the one that is signed in; undefined is none. */
export function forgetOtherFavourites(uid: string | undefined): void {
  const { account } = current();
  if (!account || account.uid === uid) return;
  useFavourites.setState(NONE);
  stored.remove();
}

/**
 * The choice that this browser brings to an account: a guest's as a whole, that of the account itself
 * with the one last agreed on, and nothing of another account.
 */
export function favouritesFor(uid: string): Pick<Comparison, 'base' | 'here'> {
  const { ids, account } = current();
  if (account === undefined) return { base: [], here: ids };
  return account.uid === uid ? { base: account.ids, here: ids } : { base: [], here: [] };
}

/** True when the account holds what this browser holds, as far as is known here. */
export function isSynchronized(uid: string): boolean {
  const { ids, account } = current();
  if (account === undefined) return ids.length === 0;
  return account.uid === uid && account.ids.join() === ids.join();
}

/** Takes over what the account holds now; `sent` is what this browser brought to it. */
export function favouritesSynchronized(uid: string, sent: readonly string[], ids: string[]): void {
  const { here } = favouritesFor(uid);
  // Nothing is kept in a browser before there is something to keep.
  if (ids.length === 0 && stored.read() === undefined) return;
  // Hearts may have been pressed meanwhile.
  change({ ids: reconciled({ base: sent, here, there: ids }), account: { uid, ids } });
}
