import { cartItemFromAlbum, cartItemFromGiftCard, cartItemFromImage } from '../cart/cart.ts';
import { pendingOrderFrom, type Checkout } from '../cart/checkout.ts';
import type { CartItem, ItemType } from '../cart/schema.ts';
import { discountOf, totalAfter } from '../discounts/discount.ts';
import type { DiscountTerms } from '../discounts/terms.ts';
import type { LicenceId } from '../licences/licence.ts';
import type { Catalogue } from '../purchases/catalogueFiles.ts';
import type { PendingOrder } from './schema.ts';

interface Wanted {
  id: string;
  type: ItemType;
  /** The value of an ordered gift card; everything else has its price in the shop. */
  price?: number | undefined;
  licenceId?: LicenceId | undefined;
}

const shownItems: Record<ItemType, (catalogue: Catalogue, item: Wanted) => CartItem | undefined> = {
  album: ({ albums }, { id }) => {
    const album = albums.get(id);
    return album?.isPublished ? cartItemFromAlbum(album) : undefined;
  },
  image: ({ images }, { id }) => {
    const image = images.get(id);
    return image?.isPublished && image.visible ? cartItemFromImage(image) : undefined;
  },
  'gift-card': (_, { id, price }) =>
    price === undefined ? undefined : cartItemFromGiftCard(id, price),
};

/** The wanted items as the shop shows them; undefined when it does not show all of them, once each. */
export function itemsInShop(
  wanted: readonly Wanted[],
  catalogue: Catalogue,
): CartItem[] | undefined {
  const items = wanted.map((each) => {
    const item = shownItems[each.type](catalogue, each);
    return item && { ...item, licenceId: each.licenceId };
  });
  const shown = items.filter((item) => item !== undefined);
  const isAll = shown.length === wanted.length;
  return isAll && new Set(shown.map(({ id }) => id)).size === shown.length ? shown : undefined;
}

/** The order of a checkout with the discount that it is to have; undefined when the terms take nothing off it. */
export function discountedOrder(
  checkout: Checkout,
  terms: DiscountTerms | undefined,
): PendingOrder | undefined {
  const order = pendingOrderFrom(checkout);
  if (!terms) return order;
  const discount = discountOf(terms, order.items);
  return discount && { ...order, discount, amount: totalAfter(terms, order.items) };
}
