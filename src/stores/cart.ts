import { create } from 'zustand';
import { sharedByTabs } from '#src/lib/browserStorage.ts';
import { addToCartProblem, passesWithSignIn, type CartProblem } from '#src/model/cart/cart.ts';
import { offeredDraft } from '#src/model/cart/prices.ts';
import { cartSchema, type OrderAttempt, type StoredCart } from '#src/model/cart/schema.ts';
import type { DiscountTerms } from '#src/model/sale/discountSchema.ts';
import type { FoundGiftCard } from '#src/model/giftCards/schema.ts';
import { atBase, chosenLicence, type LicenceId } from '#src/model/licences/licence.ts';
import type { CartPaymentMethod } from '#src/model/orders/payment.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { hasConsent } from './consent.ts';
import { useSession } from './session.ts';
import { currentShop } from './shop.ts';

export interface CartState extends StoredCart {
  isOpen: boolean;
}

const stored = sharedByTabs('cart', cartSchema);

const noReductions = { discount: undefined, giftCard: undefined };

function readCart(): StoredCart {
  return stored.read() ?? cartSchema.parse({});
}

export const useCart = create<CartState>()(() => ({ ...readCart(), isOpen: false }));

function change(changes: Partial<StoredCart>): void {
  useCart.setState(changes);
  // Until then, what a visitor asked for is kept in memory only.
  if (hasConsent()) storeCart();
}

/** Has a code go with the cart; undefined for none. */
export function setCartDiscount(discount: DiscountTerms | undefined): void {
  change({ discount });
}

/** Has a gift card pay a part of the cart; undefined for none. */
export function setCartGiftCard(giftCard: FoundGiftCard | undefined): void {
  change({ giftCard });
}

/**
 * Forgets the codes of the cart, and an unconfirmed order with one: whoever comes next to the same browser
 * could spend the gift card. Without its code the order could not be repeated as it was.
 */
export function forgetCodes(): void {
  const { discount, giftCard, attempt } = useCart.getState();
  const hasCode = attempt?.discount ?? attempt?.giftCard;
  if (discount ?? giftCard ?? hasCode)
    change({ ...noReductions, ...(hasCode && { attempt: undefined }) });
}

/** Writes the cart to local storage. */
export function storeCart(): void {
  const { items, paymentMethod, attempt, wanted, discount, giftCard } = useCart.getState();
  stored.write({ items, paymentMethod, attempt, wanted, discount, giftCard });
}

/**
 * Adds an item to the cart, or returns why it cannot be added. What a guest asks for is remembered
 * until the sign-in.
 */
export function addToCart(item: OrderLine): CartProblem | undefined {
  const { items, wanted } = useCart.getState();
  const problem = addToCartProblem(items, item, {
    hasConsent: hasConsent(),
    isSignedIn: useSession.getState().status === 'signedIn',
  });
  if (problem === undefined) change({ items: [...items, item] });
  else if (passesWithSignIn(problem)) {
    change({ wanted: [...wanted.filter(({ id }) => id !== item.id), item] });
  }
  return problem;
}

export interface WantedOutcome {
  name: string;
  problem: CartProblem | undefined;
}

/** Puts what was asked for before the sign-in into the cart. */
export function addWanted(): WantedOutcome[] {
  const { wanted } = useCart.getState();
  change({ wanted: [] });
  return wanted.map((item) => ({ name: item.name, problem: addToCart(item) }));
}

/** The lines that a guest sees in the cart: those in it, and those that the sign-in puts into it. */
export function linesOfGuest({ items, wanted }: Pick<StoredCart, 'items' | 'wanted'>): OrderLine[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...wanted.filter(({ id }) => !known.has(id))];
}

export function removeFromCart(id: string): void {
  const { items, wanted } = useCart.getState();
  const isOther = (item: OrderLine) => item.id !== id;
  change({ items: items.filter(isOther), wanted: wanted.filter(isOther) });
}

/** Removes the cart and an unconfirmed order from memory and storage. */
export function clearCart(): void {
  change({ ...cartSchema.parse({}), ...noReductions, attempt: undefined });
  stored.remove();
}

export function choosePaymentMethod(paymentMethod: CartPaymentMethod): void {
  change({ paymentMethod });
}

/**
 * Loads the stored cart, which another tab may have changed. Without storage the cart in memory is
 * kept.
 */
function reloadStoredCart(): void {
  const cart = stored.read();
  if (cart) useCart.setState({ attempt: undefined, ...noReductions, ...cart });
}

function changeItem(id: string, changed: (item: OrderLine) => OrderLine): void {
  const { items } = useCart.getState();
  change({ items: items.map((item) => (item.id === id ? changed(item) : item)) });
}

/** Sets today's price of an item. */
export function changePrice(id: string, price: number): void {
  changeItem(id, (item) => atBase(item, price));
}

export function chooseLicence(id: string, licenceId: LicenceId): void {
  changeItem(id, (item) => ({ ...item, licence: chosenLicence(licenceId, item.price) }));
}

/** The order of a customer whose answer was lost, also in another tab. */
export function unconfirmedOrder(userId: string): OrderAttempt | undefined {
  reloadStoredCart();
  const { attempt } = useCart.getState();
  return attempt?.userId === userId ? attempt : undefined;
}

/**
 * The order to place, stored before the first attempt. An unconfirmed order continues under its own
 * id; undefined when the cart is empty.
 */
export function beginOrder(
  order: Pick<OrderAttempt, 'id' | 'userId' | 'invoiceTo'>,
): OrderAttempt | undefined {
  const unconfirmed = unconfirmedOrder(order.userId);
  if (unconfirmed) return unconfirmed;
  const { items, paymentMethod, ...codes } = useCart.getState();
  if (items.length === 0) return undefined;
  const { discount, giftCard } = offeredDraft({ items, ...codes }, currentShop());
  const begun = { ...order, items, paymentMethod, discount, giftCard };
  change({ attempt: begun });
  return begun;
}

/**
 * Called when the order was refused and will never exist: the cart can be changed and sent again.
 */
export function orderRefused(id: string): void {
  if (useCart.getState().attempt?.id === id) change({ attempt: undefined });
}

/** Called when the order exists: its items leave the cart. */
export function orderPlaced({ id, items: ordered }: OrderAttempt): void {
  reloadStoredCart();
  const { items, attempt } = useCart.getState();
  const isOrdered = (item: OrderLine) => ordered.some((other) => other.id === item.id);
  // Another tab may have done this already and begun a new cart.
  if (attempt?.id !== id) return;
  const left = items.filter((item) => !isOrdered(item));
  change({ items: left, ...noReductions, attempt: undefined });
}

export function setCartOpen(isOpen: boolean): void {
  useCart.setState({ isOpen });
}

/** Follows changes of the cart in other tabs. Returns a function that stops it. */
export function followCart(): () => void {
  return stored.follow(() =>
    useCart.setState({ attempt: undefined, ...noReductions, ...readCart() }),
  );
}
