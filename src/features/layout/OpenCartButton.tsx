import { ShoppingBag } from 'lucide-react';
import { useCartPanel } from '#src/hooks/useCartPanel.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { useCart } from '#src/stores/cart.ts';
import { HeaderButton } from './HeaderButton.tsx';
import styles from './OpenCartButton.module.css';

/** Opens the cart and shows the number of its items. */
export function OpenCartButton() {
  const { open } = useCartPanel();
  const count = useCart((state) => state.items.length);
  return (
    <HeaderButton
      icon={ShoppingBag}
      label={count === 0 ? layoutTexts.cart : layoutTexts.cartCount(count)}
      aria-haspopup="dialog"
      onClick={open}
    >
      {count > 0 && (
        <span className={styles['count']} aria-hidden>
          {count}
        </span>
      )}
    </HeaderButton>
  );
}
