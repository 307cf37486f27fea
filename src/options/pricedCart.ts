import { type Draft, type PricedDraft, pricedDraft, unlicensed } from '#src/model/cart/prices.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import { optionsOf } from './list.ts';

/** Prices what is in a cart with what the shop has switched on. */
export function pricedCart(draft: Draft, shop: Shop): PricedDraft {
  const priced = optionsOf(shop).find((option) => option.priced)?.priced ?? unlicensed;
  return pricedDraft({ ...draft, items: priced(draft.items, shop) }, shop);
}
