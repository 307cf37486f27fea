import { useEffect } from 'react';
import * as favourites from '#src/data/repos/account/favourites.ts';
import { useIsLocked } from '#src/hooks/useIsLocked.ts';
import {
  favouritesFor,
  favouritesSynchronized,
  followFavourites,
  forgetAccountFavourites,
  isSynchronized,
  useFavourites,
} from '#src/stores/favourites.ts';
import { useSession } from '#src/stores/session.ts';

async function synchronize(uid: string): Promise<void> {
  const brought = favouritesFor(uid);
  const ids = await favourites.reconcile(uid, brought);
  // Somebody else may have signed in meanwhile.
  if (useSession.getState().user?.uid !== uid) return;
  favouritesSynchronized(uid, brought.here, ids);
}

/** One comparison after the other, so that each begins with the result of the last. */
let last = Promise.resolve();

function synchronizeNext(uid: string, isNeeded: () => boolean): void {
  last = last
    .then(() => (isNeeded() ? synchronize(uid) : undefined))
    .catch((thrown: unknown) => {
      // The browser keeps them, and brings them along at the next change or visit.
      console.warn('The favourites could not be compared with those of the account', thrown);
    });
}

/** Follows the favourites of other tabs and, for those who are signed in, of their account. */
export function useFavouritesSync(): void {
  const { status, user } = useSession();
  // Without a yes to cookies nothing may be kept here.
  const isLocked = useIsLocked();
  const uid = isLocked ? undefined : user?.uid;
  const choice = useFavourites(({ ids }) => ids.join());

  useEffect(followFavourites, []);

  useEffect(() => {
    if (status === 'signedOut') forgetAccountFavourites();
    if (uid !== undefined) synchronizeNext(uid, () => true);
  }, [status, uid]);

  useEffect(() => {
    if (uid !== undefined) synchronizeNext(uid, () => !isSynchronized(uid));
  }, [uid, choice]);
}
