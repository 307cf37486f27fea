import { lazy, Suspense, useEffect } from 'react';
import { followCart, setCartOpen, useCart } from '#src/stores/cart.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';

const CartPanel = lazy(() =>
  import('#src/features/cart/CartPanel.tsx').then((m) => ({ default: m.CartPanel })),
);

/** The cart beside every page: it knows what other tabs put into it, and opens for those who accepted cookies. */
export function Cart() {
  useEffect(followCart, []);
  const isOpen = useCart((state) => state.isOpen);
  const isAccepted = useConsent(hasConsent);
  // What a no has shut does not open by itself at the next yes.
  useEffect(() => {
    if (!isAccepted) setCartOpen(false);
  }, [isAccepted]);
  return (
    isOpen &&
    isAccepted && (
      <Suspense>
        <CartPanel />
      </Suspense>
    )
  );
}
