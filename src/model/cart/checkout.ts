import type { Discount } from '../sale/discountSchema.ts';
import type { LicenceId } from '../licences/licence.ts';
import type { Catalogue } from '../orders/orderedItems.ts';
import type { CartPaymentMethod } from '../orders/payment.ts';
import { type PendingOrder } from '../orders/schema.ts';
import { agreedKroner } from '../sale/records.ts';
import {
  ORDER_LINE_QUANTITY,
  type OrderLine,
  isAlbum,
  isGiftCard,
  type ItemType,
} from '../sale/schema.ts';
import type { InvoiceTo } from '../vouchers/invoiceTo.ts';
import { cartItemFromAlbum, cartItemFromGiftCard, cartItemFromImage } from './cart.ts';
import { type LicensedItem, type CartItem } from './schema.ts';

export interface Buyer {
  uid: string;
  email: string;
  name: string;
}

export interface CheckedOutCart {
  /** Created by the browser, so that a repeated attempt writes the same order. */
  id: string;
  items: readonly LicensedItem[];
  discount?: Discount | undefined;
  buyer: Buyer;
  paymentMethod: CartPaymentMethod;
  salesTerms: { version: string; acceptedAt: Date };
  /** The name and address of a full invoice. */
  invoiceTo: InvoiceTo | undefined;
  now: Date;
}

function orderLine(item: LicensedItem): OrderLine {
  return {
    id: item.id,
    name: item.title,
    price: item.price,
    type: item.type,
    category: item.category,
    thumbnailUrl: item.thumbnailPath,
    imageUrl: item.watermarkedPath,
    downloadUrl: '',
    quantity: ORDER_LINE_QUANTITY,
    // Rules take no such field from a browser: only the server writes a line with it.
    ...(item.licence && { licence: item.licence }),
  };
}

/** The order that a checkout writes: always pending, with one line for each item. */
export function pendingOrderFrom(checkout: CheckedOutCart): PendingOrder {
  const { id, items, discount, buyer, paymentMethod, salesTerms, invoiceTo, now } = checkout;
  return {
    id,
    userId: buyer.uid,
    customerName: buyer.name,
    customerEmail: buyer.email,
    amount: agreedKroner({ items, discount }),
    items: items.map(orderLine),
    paymentMethod,
    paymentStatus: 'pending',
    source: { type: items.every(isAlbum) ? 'albums' : 'single' },
    termsConsent: salesTerms,
    invoiceTo,
    ...(discount && { discount }),
    createdAt: now,
  };
}

export type CheckoutProblem = 'consent-required' | 'empty' | 'login-required' | 'terms-missing';

export interface CheckoutState {
  hasConsent: boolean;
  isSignedIn: boolean;
  itemCount: number;
  hasAcceptedTerms: boolean;
}

/** Returns the first unmet condition of checkout. */
export function checkoutProblem(state: CheckoutState): CheckoutProblem | undefined {
  if (!state.hasConsent) return 'consent-required';
  if (state.itemCount === 0) return 'empty';
  if (!state.isSignedIn) return 'login-required';
  return state.hasAcceptedTerms ? undefined : 'terms-missing';
}

/** An item as the server is asked for it. It finds everything else in the shop. */
export interface WantedItem {
  id: string;
  type: ItemType;
  /** The value of an ordered gift card; everything else has its price in the shop. */
  price?: number | undefined;
  licenceId?: LicenceId | undefined;
}

export function wantedItems(items: readonly CartItem[]): WantedItem[] {
  return items.map((item) => {
    const { id, type, licenceId, price } = item;
    return isGiftCard(item) ? { id, type, price } : { id, type, licenceId };
  });
}

const shownItems: Record<
  ItemType,
  (catalogue: Catalogue, item: WantedItem) => CartItem | undefined
> = {
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
  wanted: readonly WantedItem[],
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
