import { discountOf, totalAfter } from '../discounts/discount.ts';
import type { DiscountTerms } from '../discounts/schema.ts';
import { partOf } from '../giftCards/balance.ts';
import type { FoundGiftCard } from '../giftCards/schema.ts';
import { withLicences } from '../licences/licence.ts';
import { cartTotal } from './cart.ts';
import { type CartItem, isGiftCard, type LicensedItem, type OrderAttempt } from './schema.ts';

/** The things of a cart at their prices, each with its licence where the shop sells several. */
export function pricedItems(items: readonly CartItem[]): readonly LicensedItem[] {
  return LICENCES ? withLicences(items, LICENCES) : items;
}

/** The price of the things of a cart with the code that goes with it. */
export function cartPrice(
  items: readonly LicensedItem[],
  discountTerms: DiscountTerms | undefined,
): number {
  return OFFERS_DISCOUNTS ? totalAfter(discountOf(discountTerms, items), items) : cartTotal(items);
}

/** The part of a price that the gift card of a cart pays. */
export function giftCardPart(giftCard: FoundGiftCard | undefined, total: number) {
  return GIFT_CARDS && giftCard ? partOf(giftCard, total) : undefined;
}

/** True for an order of gift cards, which are ordered by themselves. */
export function isOfGiftCards(items: readonly CartItem[]): boolean {
  return !!GIFT_CARDS && items.some(isGiftCard);
}

/** True for an order that the rules take from no browser. */
function isByServer(items: readonly CartItem[], reduction: object | undefined): boolean {
  const hasReduction = (OFFERS_DISCOUNTS || !!GIFT_CARDS) && reduction !== undefined;
  return !!LICENCES || hasReduction || isOfGiftCards(items);
}

/** The things of an attempt at their prices, with what is taken off and who takes the order. */
export function attemptPrices(attempt: OrderAttempt) {
  const items = [...pricedItems(attempt.items)];
  const total = cartPrice(items, attempt.discount);
  const discount = OFFERS_DISCOUNTS ? discountOf(attempt.discount, items) : undefined;
  const giftCard = isOfGiftCards(items) ? undefined : giftCardPart(attempt.giftCard, total);
  return { items, total, discount, giftCard, byServer: isByServer(items, discount ?? giftCard) };
}
