import { useLocation } from 'react-router-dom';
import { parseLoginState } from '#src/model/base/addresses.ts';
import { formatKroner } from '#src/model/base/money.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { type CartState, useCart } from '#src/stores/cart.ts';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import styles from './Wanted.module.css';

/** Lists what a guest put into the cart before the sign-in, with its prices. */
function WantedList({ wanted }: Pick<CartState, 'wanted'>) {
  return (
    <>
      <ul className={styles['list']}>
        {wanted.map(({ id, name, price, thumbnailUrl, imageUrl }) => (
          <li key={id} className={styles['item']}>
            <div className={styles['picture']}>
              <LazyImage src={thumbnailUrl || imageUrl} alt="" aspectRatio={1} />
            </div>
            <span>{cartTexts.wantedItem(name, formatKroner(price))}</span>
          </li>
        ))}
      </ul>
      <p>{cartTexts.waitsForSignIn}</p>
    </>
  );
}

/** Lists the pictures that a guest wants to buy after the sign-in: of the shop, and of the gallery they came from. */
export function Wanted() {
  const wanted = useCart((state) => state.wanted);
  const { wanted: words } = parseLoginState(useLocation().state);
  return (
    <section className={styles['wanted']} aria-label={cartTexts.wanted}>
      {wanted.length > 0 && <WantedList wanted={wanted} />}
      {words !== undefined && <p>{words}</p>}
    </section>
  );
}
