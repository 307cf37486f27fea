import { Suspense, useEffect } from 'react';
import { useCartPanel } from '#src/features/layout/OpenCartButton.tsx';
import { followCart, forgetCodes, setCartOpen, storeCart, useCart } from '#src/stores/cart.ts';
import { forgetOtherFavourites } from '#src/stores/favourites.ts';
import { useSession } from '#src/stores/session.ts';
import { lazyPage } from '#src/ui/layout/lazyPage.tsx';

const CartPanel = lazyPage(
  () => import('#src/features/cart/CartPanel.tsx').then((m) => m.CartPanel),
  { close: ({ onClose }) => onClose },
);

const WantedItems = lazyPage(() =>
  import('#src/features/cart/WantedItems.tsx').then((m) => m.WantedItems),
);

/** Keeps what a guest wants to buy, and has it put into the cart after the sign-in. */
function Wanted() {
  const isSignedIn = useSession((state) => state.status === 'signedIn');
  // Asked for before the consent, it was in memory only.
  useEffect(storeCart, []);
  return (
    isSignedIn && (
      <Suspense>
        <WantedItems />
      </Suspense>
    )
  );
}

/** Has the codes of the cart and the favourites of an account leave with their customer. */
function Belongings() {
  const isSignedOut = useSession(({ status }) => status === 'signedOut');
  useEffect(() => {
    if (!isSignedOut) return;
    forgetCodes();
    forgetOtherFavourites(undefined);
  }, [isSignedOut]);
  return null;
}

/** Follows the cart across tabs, and renders the open panel. */
export function Cart() {
  useEffect(followCart, []);
  const { isOpen, close } = useCartPanel();
  const isWanting = useCart((state) => state.wanted.length > 0);
  // Accepting cookies again must not reopen a cart that was closed by declining them.
  useEffect(() => () => setCartOpen(false), []);
  return (
    <>
      <Belongings />
      {isOpen && (
        <Suspense>
          <CartPanel onClose={close} />
        </Suspense>
      )}
      {isWanting && <Wanted />}
    </>
  );
}
