import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import * as favourites from '#src/data/repos/favourites/favourites.ts';
import { showLockReason, useIsLocked } from '#src/hooks/useIsLocked.ts';
import { routes } from '#src/model/base/routes.ts';
import { FAVOURITES_MAX } from '#src/model/favourites/favourites.ts';
import { favouriteTexts } from '#src/model/favourites/texts.ts';
import {
  toggleFavourite,
  useFavourites,
  favouritesFor,
  favouritesSynchronized,
  followFavourites,
  forgetOtherFavourites,
  isSynchronized,
} from '#src/stores/favourites.ts';
import { useSession } from '#src/stores/session.ts';
import { showToast } from '#src/stores/toasts.ts';
import { Button, IconButton } from '#src/ui/controls/Button.tsx';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { LockableLink } from '#src/ui/controls/LockableLink.tsx';
import styles from './FavouriteButton.module.css';

async function synchronize(uid: string): Promise<void> {
  const brought = favouritesFor(uid);
  const ids = await favourites.reconcile(uid, brought);
  // Somebody else may have signed in meanwhile.
  if (useSession.getState().user?.uid !== uid) return;
  favouritesSynchronized(uid, brought.here, ids);
}

/** One comparison after the other, so that each begins with the result of the last. */
let last = Promise.resolve();

function synchronizeNext(uid: string, isNeeded: () => boolean): Promise<void> {
  last = last
    .then(() => (isNeeded() ? synchronize(uid) : undefined))
    .catch((thrown: unknown) => {
      // The browser keeps them, and brings them along at the next change or visit.
      console.warn('The favourites could not be compared with those of the account', thrown);
    });
  return last;
}

/**
 * Follows the favourites of other tabs and, for those who are signed in, of their account. Returns true until it is
 * known what the account holds.
 */
export function useFavouritesSync(): boolean {
  const { status, user } = useSession();
  // Without a yes to cookies nothing may be kept here.
  const isLocked = useIsLocked();
  const userId = user?.uid;
  const uid = isLocked ? undefined : userId;
  const choice = useFavourites(({ ids }) => ids.join());
  const [comparedUid, setComparedUid] = useState<string>();

  useEffect(followFavourites, []);

  useEffect(() => {
    if (status === 'signedOut' || status === 'signedIn') forgetOtherFavourites(userId);
    if (uid !== undefined) void synchronizeNext(uid, () => true).then(() => setComparedUid(uid));
  }, [status, userId, uid]);

  useEffect(() => {
    if (uid !== undefined) void synchronizeNext(uid, () => !isSynchronized(uid));
  }, [uid, choice]);

  if (isLocked) return false;
  return uid === undefined ? status === 'unknown' : comparedUid !== uid;
}

interface FavouriteProps {
  image: { id: string; title: string };
}

export function showNoRoom(): void {
  showToast({ kind: 'warning', text: favouriteTexts.full(FAVOURITES_MAX) });
}

/** The props of a heart. Before the answer about cookies nothing may be kept, so it is locked. */
function useHeart({ image: { id, title } }: FavouriteProps) {
  const isFavourite = useFavourites(({ ids }) => ids.includes(id));
  const isLocked = useIsLocked();
  function onClick(): void {
    if (isLocked) showLockReason();
    else if (!toggleFavourite(id)) showNoRoom();
  }
  return {
    className: styles['heart'],
    label: favouriteTexts.heart(title),
    'aria-pressed': isFavourite,
    'aria-disabled': isLocked || undefined,
    onClick,
  };
}

/** The heart on a card. */
export function CardHeart(props: FavouriteProps) {
  return <IconButton icon={Heart} {...useHeart(props)} />;
}

/** The heart in the viewer. */
export function FavouriteButton(props: FavouriteProps) {
  const { label, ...heart } = useHeart(props);
  return (
    <Button look="quiet" aria-label={label} {...heart}>
      <Icon of={Heart} />
      {favouriteTexts.favourite}
    </Button>
  );
}

/** Leads to the page of favourites, and shows how many there are. */
export function FavouritesLink() {
  useFavouritesSync();
  const isLocked = useIsLocked();
  const count = useFavourites(({ ids }) => ids.length);
  const label = favouriteTexts.link(count);
  return (
    <LockableLink
      to={routes.favourites}
      isLocked={isLocked}
      className={styles['link']}
      aria-label={label}
      title={label}
    >
      <Icon of={Heart} />
      {count}
    </LockableLink>
  );
}
