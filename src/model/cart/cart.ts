import { sumKroner } from '../base/money.ts';
import type { CartItem } from './schema.ts';

/** The security rules check each line of an order, and their budget ends at 15. */
export const CART_MAX_ITEMS = 15;

export type CartProblem = 'consent-required' | 'login-required' | 'duplicate' | 'full';

export interface CartVisitor {
  hasConsent: boolean;
  isSignedIn: boolean;
}

/** Returns the first reason why an item cannot be added to the cart. */
export function addToCartProblem(
  items: readonly CartItem[],
  item: CartItem,
  visitor: CartVisitor,
): CartProblem | undefined {
  if (!visitor.hasConsent) return 'consent-required';
  if (!visitor.isSignedIn) return 'login-required';
  if (items.some(({ id }) => id === item.id)) return 'duplicate';
  return items.length >= CART_MAX_ITEMS ? 'full' : undefined;
}

const isPassing: Record<CartProblem, boolean> = {
  'consent-required': true,
  'login-required': true,
  duplicate: false,
  full: false,
};

/** True when the item can be added after the consent and the sign-in, which the visitor is led to. */
export function passesWithSignIn(problem: CartProblem): boolean {
  return isPassing[problem];
}

/** The price of the cart. Prices include VAT, so nothing is added. */
export function cartTotal(items: readonly CartItem[]): number {
  return sumKroner(items.map(({ price }) => price));
}
