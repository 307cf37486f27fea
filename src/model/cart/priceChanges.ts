import { toOre } from '../base/money.ts';
import type { ItemType } from './schema.ts';

interface Priced {
  id: string;
  type: ItemType;
  price: number;
}

/** What something costs today, or undefined when it is no longer for sale. */
export type PriceOf = (item: Pick<Priced, 'id' | 'type'>) => number | undefined;

type PricesById = ReadonlyMap<string, { price: number }>;

/** An album and a picture may have the same id, so that the kind is part of the question. */
export function pricesOf(shop: { albums: PricesById; images: PricesById }): PriceOf {
  const pricesByType: Record<ItemType, PricesById> = { album: shop.albums, image: shop.images };
  return ({ id, type }) => pricesByType[type].get(id)?.price;
}

export interface PriceChange<Item extends Priced> {
  item: Item;
  /** The price of today, or undefined for an item that is no longer for sale. */
  price: number | undefined;
}

/** What has changed in the shop since prices were taken down. */
export function priceChanges<Item extends Priced>(
  items: readonly Item[],
  priceOf: PriceOf,
): PriceChange<Item>[] {
  return items
    .map((item) => ({ item, price: priceOf(item) }))
    .filter(({ item, price }) => price === undefined || toOre(price) !== toOre(item.price));
}
