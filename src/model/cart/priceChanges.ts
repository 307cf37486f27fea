import { toOre } from '../base/money.ts';
import type { ItemType } from './schema.ts';

interface Priced {
  id: string;
  type: ItemType;
  price: number;
}

/** Looks up today's price; undefined when the item is no longer for sale. */
export type PriceOf = (item: Pick<Priced, 'id' | 'type'>) => number | undefined;

type PricesById = ReadonlyMap<string, { price: number }>;

/** Looks prices up by type and id, because an album and a picture may have the same id. */
export function priceLookup(shop: { albums: PricesById; images: PricesById }): PriceOf {
  const pricesByType: Record<ItemType, PricesById> = { album: shop.albums, image: shop.images };
  return ({ id, type }) => pricesByType[type].get(id)?.price;
}

export interface PriceChange<Item extends Priced> {
  item: Item;
  /** Today's price, or undefined when the item is no longer for sale. */
  price: number | undefined;
}

/** The items whose price differs from today's, or that are no longer for sale. */
export function priceChanges<Item extends Priced>(
  items: readonly Item[],
  priceOf: PriceOf,
): PriceChange<Item>[] {
  return items
    .map((item) => ({ item, price: priceOf(item) }))
    .filter(({ item, price }) => price === undefined || toOre(price) !== toOre(item.price));
}
