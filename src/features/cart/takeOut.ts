import type { CartItem } from '#src/shared/schemas/cart.ts';
import { cartTexts } from '#src/shared/texts/cart.ts';
import { removeFromCart } from '#src/stores/cart.ts';
import { showToast } from '#src/stores/toasts.ts';

/** Takes an item out of the cart and says so. */
export function takeOut({ id, title }: CartItem): void {
  removeFromCart(id);
  showToast({ text: cartTexts.removed(title) });
}
