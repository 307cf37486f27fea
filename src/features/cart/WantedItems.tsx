import { useEffect } from 'react';
import { problemText } from '#src/hooks/useAddToCart.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { addWanted } from '#src/stores/cart.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Puts what a guest asked for into the cart of the user who has signed in, and says so. */
export function WantedItems() {
  useEffect(() => {
    for (const { name, problem } of addWanted()) {
      if (problem === undefined) {
        showToast({ kind: 'success', text: cartTexts.added(name), demand: 'openCart' });
      }
      if (problem === 'full' || problem === 'mixed') {
        showToast({ kind: 'warning', text: problemText(problem) });
      }
    }
  }, []);
  return null;
}
