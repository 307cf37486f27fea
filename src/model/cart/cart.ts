import { toOre } from '../base/money.ts';
import { albumCover } from '../catalogue/album.ts';
import type { Album, SingleImage } from '../catalogue/schema.ts';
import { smallUrl } from '../files/picture.ts';
import { atBase, type OrderedLicence } from '../licences/licence.ts';
import { orderWords } from '../orders/paymentTexts.ts';
import { isGiftCard, type ItemType } from '../sale/schema.ts';
import { type CartItem } from './schema.ts';

/** The security rules check each line of an order, and their budget ends at 15. */
export const CART_MAX_ITEMS = 15;

export type CartProblem = 'consent-required' | 'login-required' | 'duplicate' | 'full' | 'mixed';

export interface CartVisitor {
  hasConsent: boolean;
  isSignedIn: boolean;
}

/** Gift cards are ordered by themselves: they have their own moms, delivery and right of withdrawal. */
export function isMixed(items: readonly Pick<CartItem, 'type'>[]): boolean {
  return items.some(isGiftCard) && !items.every(isGiftCard);
}

/** Returns the first reason why an item cannot be added to the cart. */
export function addToCartProblem(
  items: readonly CartItem[],
  item: CartItem,
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

export function cartItemFromImage(image: SingleImage): CartItem {
  return {
    id: image.id,
    title: image.title,
    price: image.price,
    type: 'image',
    category: image.category,
    thumbnailPath: smallUrl(image),
    watermarkedPath: image.watermarkedSrc,
  };
}

export function cartItemFromAlbum(album: Album): CartItem {
  const { url, picture } = albumCover(album);
  return {
    id: album.id,
    title: album.title,
    price: album.price,
    type: 'album',
    category: album.category,
    thumbnailPath: picture.sources[0]?.url ?? url,
    watermarkedPath: url,
  };
}

const withoutPicture = { category: '', thumbnailPath: '', watermarkedPath: '' } as const;

/** A picture of a client gallery, which the shop shows to nobody, not even small. */
export function cartItemFromClientPicture(
  picture: Pick<CartItem, 'id' | 'title' | 'price'>,
): CartItem {
  const { id, title, price } = picture;
  return { id, title, price, type: 'image', ...withoutPicture };
}

/** A gift card of this many kroner; the id tells it from others in the cart. */
export function cartItemFromGiftCard(id: string, price: number): CartItem {
  return { id, title: orderWords.item['gift-card'], price, type: 'gift-card', ...withoutPicture };
}

interface Priced {
  id: string;
  type: ItemType;
  price: number;
  licence?: OrderedLicence | undefined;
}

/** Looks up today's price without a licence; undefined when the item is no longer for sale. */
export type PriceOf = (item: Pick<Priced, 'id' | 'type' | 'price'>) => number | undefined;

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

export interface PriceChange<Item extends Priced> {
  item: Item;
  /** Today's price, or undefined when the item is no longer for sale. */
  price: number | undefined;
}

/** The price of an item whose picture costs `base`, with the licence of the item. */
function atBasePrice(item: Priced, base: number | undefined): number | undefined {
  return base === undefined ? undefined : atBase(item, base).price;
}

/** The items whose price differs from today's, or that are no longer for sale. */
export function priceChanges<Item extends Priced>(
  items: readonly Item[],
  priceOf: PriceOf,
): PriceChange<Item>[] {
  return items
    .map((item) => ({ item, price: atBasePrice(item, priceOf(item)) }))
    .filter(({ item, price }) => price === undefined || toOre(price) !== toOre(item.price));
}
