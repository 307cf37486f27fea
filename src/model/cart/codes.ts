/** The kinds of code that may be typed in a cart: of a discount, of a gift card, or of either. */
export type TypedCodes = 'both' | 'giftCard' | 'discount';

interface Asked {
  discounts: unknown;
  giftCards: unknown;
}

/** The kinds of code that are asked for; undefined for none. */
export function codesOf({ discounts, giftCards }: Asked): TypedCodes | undefined {
  if (giftCards) return discounts ? 'both' : 'giftCard';
  return discounts ? 'discount' : undefined;
}
