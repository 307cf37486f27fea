import { create } from 'zustand';
import * as localStore from '#src/lib/localStore.ts';
import { addProblem } from '#src/shared/domain/cart.ts';
import type { CartProblem } from '#src/shared/domain/cart.ts';
import { cartSchema } from '#src/shared/schemas/cart.ts';
import type { CartItem, CartPaymentMethod, StoredCart } from '#src/shared/schemas/cart.ts';
import { useConsent } from './consent.ts';
import { useSession } from './session.ts';

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

/** Puts an item into the cart, or says why it cannot be put there. */
export function addToCart(item: CartItem): CartProblem | undefined {
  const { items } = useCart.getState();
  const problem = addProblem(items, item, {
    hasConsent: useConsent.getState().value === 'accepted',
    isSignedIn: useSession.getState().status === 'signedIn',
  });
  if (problem === undefined) change({ items: [...items, item] });
  return problem;
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
