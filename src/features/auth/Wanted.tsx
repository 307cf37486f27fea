import { formatKroner } from '#src/model/base/money.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { useCart } from '#src/stores/cart.ts';
import { LazyImage } from '#src/ui/display/LazyImage.tsx';
import styles from './Wanted.module.css';

/** Lists what a guest put into the cart before the sign-in, with its prices. */
export function Wanted() {
  const wanted = useCart((state) => state.wanted);
  if (wanted.length === 0) return null;
  return (
    <section className={styles['wanted']} aria-label={cartTexts.wanted}>
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
    </section>
  );
}
