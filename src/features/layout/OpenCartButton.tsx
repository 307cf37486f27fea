import { ShoppingBag } from 'lucide-react';
import { useHistoryEntry, type HistoryEntry } from '#src/hooks/useHistoryEntry.ts';
import { useMediaQuery } from '#src/hooks/viewport.ts';
import { layoutTexts } from '#src/model/base/layoutTexts.ts';
import { linesOfGuest, setCartOpen, useCart } from '#src/stores/cart.ts';
import { HeaderButton } from './HeaderParts.tsx';
import styles from './OpenCartButton.module.css';

/** On phones the panel fills the screen; elsewhere the page beside it stays usable. */
const PHONE = '(width < 40rem)';

/** Opens and closes the cart; on phones Back closes it too. */
export function useCartPanel(): HistoryEntry {
  const isBesidePage = useCart((state) => state.isOpen);
  const entry = useHistoryEntry('isCartOpen');
  const isPhone = useMediaQuery(PHONE);
  return {
    isOpen: isBesidePage || entry.isOpen,
    open: isPhone ? entry.open : () => setCartOpen(true),
    close: entry.isOpen ? entry.close : () => setCartOpen(false),
  };
}

/** Opens the cart and shows the number of its items. */
export function OpenCartButton() {
  const { open } = useCartPanel();
  const count = useCart((state) => linesOfGuest(state).length);
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
