import * as albums from '#src/data/repos/albums.ts';
import * as singleImages from '#src/data/repos/singleImages.ts';
import type { AsyncState } from '#src/hooks/asyncState.ts';
import { useLoad } from '#src/hooks/useLoad.ts';
import { useRetryOnline } from '#src/hooks/useOnline.ts';
import {
  priceChanges,
  pricesOf,
  type PriceChange,
  type PriceOf,
} from '#src/model/cart/priceChanges.ts';
import type { CartItem } from '#src/model/cart/schema.ts';

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

async function loadPrices(): Promise<PriceOf> {
  const [forAlbums, forImages] = await Promise.all([
    albums.listPublished(),
    singleImages.listPublished(),
  ]);
  return pricesOf({ albums: byId(forAlbums), images: byId(forImages) });
}

interface PriceCheck {
  status: AsyncState<PriceOf>['status'];
  changes: PriceChange<CartItem>[];
}

/** What has changed in the shop since things were put into the cart, asked for when it is opened. */
export function usePriceChanges(items: readonly CartItem[]): PriceCheck {
  const prices = useLoad(loadPrices);
  useRetryOnline(prices);
  return {
    status: prices.status,
    changes: prices.status === 'ready' ? priceChanges(items, prices.value) : [],
  };
}
