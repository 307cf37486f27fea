import { create } from 'zustand';
import * as localStore from '#src/lib/localStore.ts';
import { CART_MAX_ITEMS } from '#src/shared/limits.ts';
import { cartSchema } from '#src/shared/schemas/cart.ts';
import type { CartItem, CartPaymentMethod, StoredCart } from '#src/shared/schemas/cart.ts';

export interface CartState extends StoredCart {
  isOpen: boolean;
}

const KEY = 'cart';

function readCart(): StoredCart {
  return localStore.readJson(KEY, cartSchema) ?? cartSchema.parse({});
}

export const useCart = create<CartState>()(() => ({ ...readCart(), isOpen: false }));

function change(changes: Partial<StoredCart>): void {
  useCart.setState(changes);
  const { items, paymentMethod } = useCart.getState();
  localStore.writeJson(KEY, { items, paymentMethod });
}

/** Puts an item into the cart, unless it is there already or the cart is full. */
export function addToCart(item: CartItem): 'added' | 'duplicate' | 'full' {
  const { items } = useCart.getState();
  if (items.some(({ id }) => id === item.id)) return 'duplicate';
  if (items.length >= CART_MAX_ITEMS) return 'full';
  change({ items: [...items, item] });
  return 'added';
}

export function removeFromCart(id: string): void {
  change({ items: useCart.getState().items.filter((item) => item.id !== id) });
}

export function clearCart(): void {
  change({ items: [] });
}

export function choosePaymentMethod(paymentMethod: CartPaymentMethod): void {
  change({ paymentMethod });
}

export function setCartOpen(isOpen: boolean): void {
  useCart.setState({ isOpen });
}

/** Takes over what another tab puts into the cart; the answer stops it. */
export function followCart(): () => void {
  return localStore.onOtherTab(KEY, () => useCart.setState(readCart()));
}
