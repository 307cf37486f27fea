import { setCartOpen, useCart } from '#src/stores/cart.ts';
import { useHistoryEntry, type HistoryEntry } from './useHistoryEntry.ts';
import { useMediaQuery } from './useMediaQuery.ts';

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
