import { ShoppingBag } from 'lucide-react';
import { useConsentChoice } from '#src/hooks/useConsentChoice.ts';
import { layoutTexts } from '#src/shared/texts/layout.ts';
import { setCartOpen, useCart } from '#src/stores/cart.ts';
import styles from './CartButton.module.css';
import { HeaderButton } from './HeaderButton.tsx';

/** Opens the cart, and says how much is in it. */
export function CartButton() {
  const { isLocked } = useConsentChoice();
  const count = useCart((state) => state.items.length);
  return (
    <HeaderButton
      icon={ShoppingBag}
      label={count === 0 ? layoutTexts.cart : layoutTexts.cartCount(count)}
      isLocked={isLocked}
      aria-haspopup="dialog"
      onClick={() => setCartOpen(true)}
    >
      {count > 0 && (
        <span className={styles['count']} aria-hidden>
          {count}
        </span>
      )}
    </HeaderButton>
  );
}
