import type { CartItem } from '#src/model/cart/schema.ts';
import { cartTexts } from '#src/model/cart/texts.ts';
import { removeFromCart } from '#src/stores/cart.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Takes an item out of the cart and says so. */
export function takeOut({ id, title }: CartItem): void {
  removeFromCart(id);
  showToast({ text: cartTexts.removed(title) });
}
