import { env } from '#src/config/env.ts';
import {
  displayable,
  parseStorageUrl,
  STORAGE_ORIGINS,
} from '#src/shared/domain/storageUrlPolicy.ts';
import type { Page } from '../everyPage.ts';
import { storageOrigin } from '../storage.ts';

interface Pictured {
  items: { thumbnailUrl: string; imageUrl: string }[];
}

/** The address itself when it leads to a public picture of this shop, else none. */
function ownPicture(url: string): string {
  const local = storageOrigin();
  const origins = local === undefined ? STORAGE_ORIGINS : [local];
  const isOurs = parseStorageUrl(url, origins)?.bucket === env.firebase?.storageBucket;
  return isOurs && displayable(url, origins) ? url : '';
}

/**
 * An order without the pictures that are not ours. Buyers write the lines of an order, and whatever
 * they name there would be fetched by the page of the photographer who looks at it.
 */
export function withOwnPictures<Order extends Pictured>(order: Order): Order {
  const items = order.items.map((item) => ({
    ...item,
    thumbnailUrl: ownPicture(item.thumbnailUrl),
    imageUrl: ownPicture(item.imageUrl),
  }));
  return { ...order, items };
}

export function pageWithOwnPictures<Order extends Pictured>(page: Page<Order>): Page<Order> {
  return { ...page, items: page.items.map(withOwnPictures) };
}
