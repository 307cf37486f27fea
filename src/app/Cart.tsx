import { Suspense, useEffect } from 'react';
import { followCart, setCartOpen, useCart } from '#src/stores/cart.ts';
import { useConsent } from '#src/stores/consent.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.ts';

const CartPanel = lazyPage(() =>
  import('#src/features/cart/CartPanel.tsx').then((m) => m.CartPanel),
);

/** The cart beside every page: it knows what other tabs put into it, and opens for those who accepted cookies. */
export function Cart() {
  useEffect(followCart, []);
  const isOpen = useCart((state) => state.isOpen);
  const hasConsent = useConsent((state) => state.value === 'accepted');
  // What a no has shut does not open by itself at the next yes.
  useEffect(() => {
    if (!hasConsent) setCartOpen(false);
  }, [hasConsent]);
  return (
    isOpen &&
    hasConsent && (
      <Suspense>
        <CartPanel />
      </Suspense>
    )
  );
}
