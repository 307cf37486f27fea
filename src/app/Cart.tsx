import { Suspense, useEffect } from 'react';
import { followCart, setCartOpen, useCart } from '#src/stores/cart.ts';
import { hasConsent, useConsent } from '#src/stores/consent.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.ts';

const CartPanel = lazyPage(
  () => import('#src/features/cart/CartPanel.tsx').then((m) => m.CartPanel),
  { close: () => () => setCartOpen(false) },
);

/** Follows the cart across tabs, and renders the open panel for visitors who have accepted cookies. */
export function Cart() {
  useEffect(followCart, []);
  const isOpen = useCart((state) => state.isOpen);
  const isAccepted = useConsent(hasConsent);
  // Accepting cookies again must not reopen a cart that was closed by declining them.
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
