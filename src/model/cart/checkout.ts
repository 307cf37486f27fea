import type { Discount } from '../sale/discountSchema.ts';
import { chosenLicence } from '../licences/licence.ts';
import type { WantedItem } from '../orders/contracts.ts';
import type { Catalogue } from '../orders/orderedItems.ts';
import type { CartPaymentMethod } from '../orders/payment.ts';
import type { PendingOrder } from '../orders/schema.ts';
import { agreedKroner } from '../sale/records.ts';
import { isAlbum, isGiftCard, type ItemType, type OrderLine } from '../sale/schema.ts';
import type { InvoiceTo } from '../vouchers/invoiceTo.ts';
import { lineOfAlbum, lineOfGiftCard, lineOfImage } from './cart.ts';

export interface Buyer {
  uid: string;
  email: string;
  name: string;
}

export interface CheckedOutCart {
  /** Created by the browser, so that a repeated attempt writes the same order. */
  id: string;
  items: readonly OrderLine[];
  discount?: Discount | undefined;
  buyer: Buyer;
  paymentMethod: CartPaymentMethod;
  salesTerms: { version: string; acceptedAt: Date };
  /** The name and address of a full invoice. */
  invoiceTo: InvoiceTo | undefined;
  now: Date;
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
    items: [...items],
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

/** The items as the server is asked for them. It finds everything else in the shop. */
export function wantedItems(items: readonly OrderLine[]): WantedItem[] {
  return items.map((item) => {
    const { id, type, licence, price } = item;
    return isGiftCard(item) ? { id, type, value: price } : { id, type, licenceId: licence?.id };
  });
}

const shownItems: Record<
  ItemType,
  (catalogue: Catalogue, item: WantedItem) => OrderLine | undefined
> = {
  album: ({ albums }, { id }) => {
    const album = albums.get(id);
    return album?.isPublished ? lineOfAlbum(album) : undefined;
  },
  image: ({ images }, { id }) => {
    const image = images.get(id);
    return image?.isPublished && image.visible ? lineOfImage(image) : undefined;
  },
  'gift-card': (_, { id, value }) => (value === undefined ? undefined : lineOfGiftCard(id, value)),
};

/** The wanted items as the shop shows them; undefined when it does not show all of them, once each. */
export function itemsInShop(
  wanted: readonly WantedItem[],
  catalogue: Catalogue,
): OrderLine[] | undefined {
  const items = wanted.map((each) => {
    const item = shownItems[each.type](catalogue, each);
    const { licenceId } = each;
    return item && licenceId ? { ...item, licence: chosenLicence(licenceId, item.price) } : item;
  });
  const shown = items.filter((item) => item !== undefined);
  const isAll = shown.length === wanted.length;
  return isAll && new Set(shown.map(({ id }) => id)).size === shown.length ? shown : undefined;
}
