import { toOre } from './money.ts';

interface Priced {
  id: string;
  price: number;
}

export interface PriceChange<Item extends Priced> {
  item: Item;
  /** The price of today, or undefined for an item that is no longer for sale. */
  price: number | undefined;
}

/** What has changed in the shop since prices were taken down; `prices` holds those of today by id. */
export function priceChanges<Item extends Priced>(
  items: readonly Item[],
  prices: ReadonlyMap<string, number>,
): PriceChange<Item>[] {
  return items
    .map((item) => ({ item, price: prices.get(item.id) }))
    .filter(({ item, price }) => price === undefined || toOre(price) !== toOre(item.price));
}

/** The items with the prices of today and without what is no longer for sale. */
export function withPrices<Item extends Priced>(
  items: readonly Item[],
  prices: ReadonlyMap<string, number>,
): Item[] {
  return items.flatMap((item) => {
    const price = prices.get(item.id);
    return price === undefined ? [] : [{ ...item, price }];
  });
}
