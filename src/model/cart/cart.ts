import { toOre } from '../base/money.ts';
import { albumCover } from '../catalogue/album.ts';
import type { Album, SingleImage } from '../catalogue/schema.ts';
import { smallUrl } from '../files/picture.ts';
import { atBase } from '../licences/licence.ts';
import { orderWords } from '../orders/paymentTexts.ts';
import { isGiftCard, type ItemType, ORDER_LINE_QUANTITY, type OrderLine } from '../sale/schema.ts';

/** The security rules check each line of an order, and their budget ends at 15. */
export const CART_MAX_ITEMS = 15;

export type CartProblem = 'consent-required' | 'login-required' | 'duplicate' | 'full' | 'mixed';

export interface CartVisitor {
  hasConsent: boolean;
  isSignedIn: boolean;
}

/** Gift cards are ordered by themselves: they have their own moms, delivery and right of withdrawal. */
export function isMixed(items: readonly Pick<OrderLine, 'type'>[]): boolean {
  return items.some(isGiftCard) && !items.every(isGiftCard);
}

/** Returns the first reason why an item cannot be added to the cart. */
export function addToCartProblem(
  items: readonly OrderLine[],
  item: OrderLine,
  visitor: CartVisitor,
): CartProblem | undefined {
  if (!visitor.hasConsent) return 'consent-required';
  if (!visitor.isSignedIn) return 'login-required';
  if (items.some(({ id }) => id === item.id)) return 'duplicate';
  if (items.length >= CART_MAX_ITEMS) return 'full';
  return isMixed([...items, item]) ? 'mixed' : undefined;
}

const isPassing: Record<CartProblem, boolean> = {
  'consent-required': true,
  'login-required': true,
  duplicate: false,
  full: false,
  mixed: false,
};

/** True when the item can be added after the consent and the sign-in, which the visitor is led to. */
export function passesWithSignIn(problem: CartProblem): boolean {
  return isPassing[problem];
}

/** The fields that an approval fills in, or nothing does. */
const plainLine = { downloadUrl: '', quantity: ORDER_LINE_QUANTITY };

export function lineOfImage(image: SingleImage): OrderLine {
  return {
    ...plainLine,
    id: image.id,
    name: image.title,
    price: image.price,
    type: 'image',
    category: image.category,
    thumbnailUrl: smallUrl(image),
    imageUrl: image.watermarkedSrc,
  };
}

export function lineOfAlbum(album: Album): OrderLine {
  const { url, picture } = albumCover(album);
  return {
    ...plainLine,
    id: album.id,
    name: album.title,
    price: album.price,
    type: 'album',
    category: album.category,
    thumbnailUrl: picture.sources[0]?.url ?? url,
    imageUrl: url,
  };
}

/** A gift card of this many kroner; the id tells it from others in the cart. */
export function lineOfGiftCard(id: string, price: number): OrderLine {
  const name = orderWords.item['gift-card'];
  const withoutPicture = { category: '', thumbnailUrl: '', imageUrl: '' };
  return { ...plainLine, ...withoutPicture, id, name, price, type: 'gift-card' };
}

/** Looks up today's price without a licence; undefined when the item is no longer for sale. */
export type PriceOf = (item: Pick<OrderLine, 'id' | 'type' | 'price'>) => number | undefined;

type PricesById = ReadonlyMap<string, { price: number }>;

/** Looks prices up by type and id, because an album and a picture may have the same id. */
export function priceLookup(shop: { albums: PricesById; images: PricesById }): PriceOf {
  const prices: Record<ItemType, PriceOf> = {
    album: ({ id }) => shop.albums.get(id)?.price,
    image: ({ id }) => shop.images.get(id)?.price,
    // Its buyer has chosen it, within the bounds that the server keeps to.
    'gift-card': ({ price }) => price,
  };
  return (item) => prices[item.type](item);
}

export interface PriceChange {
  item: OrderLine;
  /** Today's price, or undefined when the item is no longer for sale. */
  price: number | undefined;
}

/** The price of an item whose picture costs `base`, with the licence of the item. */
function atBasePrice(item: OrderLine, base: number | undefined): number | undefined {
  return base === undefined ? undefined : atBase(item, base).price;
}

/** The items whose price differs from today's, or that are no longer for sale. */
export function priceChanges(items: readonly OrderLine[], priceOf: PriceOf): PriceChange[] {
  return items
    .map((item) => ({ item, price: atBasePrice(item, priceOf(item)) }))
    .filter(({ item, price }) => price === undefined || toOre(price) !== toOre(item.price));
}
