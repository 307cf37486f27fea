import { fromOre } from '../base/money.ts';
import { discountOf } from '../sale/discount.ts';
import type { Discount, DiscountTerms } from '../sale/discountSchema.ts';
import { partOf } from '../giftCards/balance.ts';
import type { FoundGiftCard, PaidPart } from '../giftCards/schema.ts';
import { statementOfSale, type VatFacts } from '../sale/records.ts';
import { isGiftCard, type OrderLine } from '../sale/schema.ts';
import type { Statement } from '../sale/statement.ts';
import type { Shop } from '../settings/schema.ts';

/** The things of a cart and what goes with them. */
export interface Draft {
  items: readonly OrderLine[];
  discount?: DiscountTerms | undefined;
  giftCard?: FoundGiftCard | undefined;
}

export interface PricedDraft {
  /** The things at their prices, each with its licence where the shop sells several. */
  items: readonly OrderLine[];
  discount: Discount | undefined;
  /** The part that the gift card pays. */
  giftCard: (Pick<PaidPart, 'code' | 'amount'> & Pick<FoundGiftCard, 'bookedAt'>) | undefined;
  statement: Statement<OrderLine>;
}

/** The draft without the codes of a kind that the shop no longer takes. */
export function offeredDraft(
  { items, discount, giftCard }: Draft,
  shop: Pick<Shop, 'discounts' | 'giftCards'>,
): Draft {
  return {
    items,
    discount: shop.discounts ? discount : undefined,
    giftCard: shop.giftCards ? giftCard : undefined,
  };
}

/** Things that a shop sells at the price shown. They may have been put into the cart under other offers. */
export function unlicensed(items: readonly OrderLine[]): OrderLine[] {
  return items.map(({ licence, ...item }) => ({ ...item, price: licence?.base ?? item.price }));
}

/** Adds up things at their prices and what goes with them, as the server does when they are ordered. */
export function pricedDraft(draft: Draft, shop: VatFacts): PricedDraft {
  const { items } = draft;
  const discount = discountOf(draft.discount, items);
  const { agreedOre } = statementOfSale({ items, discount }, shop);
  const { giftCard: found } = draft;
  const part = found && !isOfGiftCards(items) ? partOf(found, fromOre(agreedOre)) : undefined;
  const giftCard = part && { ...part, bookedAt: found?.bookedAt };
  return {
    items,
    discount,
    giftCard,
    statement: statementOfSale({ items, discount, giftCard }, shop),
  };
}

/** True for an order of gift cards, which are ordered by themselves. */
export function isOfGiftCards(items: readonly OrderLine[]): boolean {
  return items.some(isGiftCard);
}

/** True for an order that the rules take from no browser. */
export function isPlacedByServer({ items, discount, giftCard }: PricedDraft): boolean {
  const isReduced = discount !== undefined || giftCard !== undefined;
  return isReduced || items.some((item) => isGiftCard(item) || item.licence !== undefined);
}
