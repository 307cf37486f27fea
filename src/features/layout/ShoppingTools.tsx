import { Heart } from 'lucide-react';
import { Link } from '#src/ui/controls/Link.tsx';
import { routes } from '#src/model/base/routes.ts';
import { favouriteTexts } from '#src/model/favourites/texts.ts';
import { useFavouriteCount } from '#src/stores/favourites.ts';
import { Icon } from '#src/ui/controls/Icon.tsx';
import { OpenCartButton } from './OpenCartButton.tsx';
import styles from './ShoppingTools.module.css';

/** Leads to the favourites, once there is one. On a phone the menu does. */
function FavouritesTool() {
  const count = useFavouriteCount();
  if (count === 0) return null;
  const label = favouriteTexts.link(count);
  return (
    <Link to={routes.favourites} className={styles['favourites']} aria-label={label} title={label}>
      <Icon of={Heart} size={22} />
    </Link>
  );
}

/** The buttons of the header for the favourites and the cart, which this browser keeps. */
export function ShoppingTools() {
  return (
    <>
      <FavouritesTool />
      <OpenCartButton />
    </>
  );
}
