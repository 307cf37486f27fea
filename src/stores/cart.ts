import { create } from 'zustand';
import * as localStore from '#src/lib/browserStorage.ts';
import { addProblem, type CartProblem } from '#src/model/cart/cart.ts';
import {
  cartSchema,
  type CartItem,
  type OrderAttempt,
  type StoredCart,
} from '#src/model/cart/schema.ts';
import type { CartPaymentMethod } from '#src/model/orders/payment.ts';
import { hasConsent } from './consent.ts';
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
  const { items, paymentMethod, attempt } = useCart.getState();
  localStore.writeJson(KEY, { items, paymentMethod, attempt });
}

/** Puts an item into the cart, or says why it cannot be put there. */
export function addToCart(item: CartItem): CartProblem | undefined {
  const { items } = useCart.getState();
  const problem = addProblem(items, item, {
    hasConsent: hasConsent(),
    isSignedIn: useSession.getState().status === 'signedIn',
  });
  if (problem === undefined) change({ items: [...items, item] });
  return problem;
}

export function removeFromCart(id: string): void {
  change({ items: useCart.getState().items.filter((item) => item.id !== id) });
}

/** Forgets the cart and whatever was begun with it. */
export function forgetCart(): void {
  change({ ...cartSchema.parse({}), attempt: undefined });
  localStore.remove(KEY);
}

export function choosePaymentMethod(paymentMethod: CartPaymentMethod): void {
  change({ paymentMethod });
}

/** Takes over what is kept, which another tab may have changed; nothing is kept where nothing can be. */
function catchUp(): void {
  const stored = localStore.readJson(KEY, cartSchema);
  if (stored) useCart.setState({ attempt: undefined, ...stored });
}

/** Puts the price of today on an item. */
export function changePrice(id: string, price: number): void {
  const { items } = useCart.getState();
  change({ items: items.map((item) => (item.id === id ? { ...item, price } : item)) });
}

/**
 * The order that is being placed, kept before the first try. What another tab has begun meanwhile
 * goes on under its own id; undefined when nothing is left to order.
 */
export function beginOrder(id: string, userId: string): OrderAttempt | undefined {
  catchUp();
  const { items, paymentMethod, attempt } = useCart.getState();
  if (attempt?.userId === userId) return attempt;
  if (items.length === 0) return undefined;
  const begun = { id, userId, items, paymentMethod };
  change({ attempt: begun });
  return begun;
}

/** The order does not exist and never will: the cart can be changed and sent again. */
export function orderRefused(id: string): void {
  if (useCart.getState().attempt?.id === id) change({ attempt: undefined });
}

/** The order exists: what it holds leaves the cart. */
export function orderPlaced({ id, items: ordered }: OrderAttempt): void {
  catchUp();
  const { items, attempt } = useCart.getState();
  const isOrdered = (item: CartItem) => ordered.some((other) => other.id === item.id);
  // Another tab may have cleared the cart already, and begun to fill it anew.
  if (attempt?.id !== id) return;
  change({ items: items.filter((item) => !isOrdered(item)), attempt: undefined });
}

export function setCartOpen(isOpen: boolean): void {
  useCart.setState({ isOpen });
}

/** Takes over what another tab puts into the cart; the answer stops it. */
export function followCart(): () => void {
  return localStore.onOtherTab(KEY, () => useCart.setState({ attempt: undefined, ...readCart() }));
}
