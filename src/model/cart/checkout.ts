import type { CartPaymentMethod } from '../orders/payment.ts';
import { ORDER_LINE_QUANTITY, type OrderLine, type PendingOrder } from '../orders/schema.ts';
import type { InvoiceTo } from '../vouchers/invoiceTo.ts';
import { cartTotal } from './cart.ts';
import { isAlbum, type LicensedItem } from './schema.ts';

export interface Buyer {
  uid: string;
  email: string;
  name: string;
}

export interface Checkout {
  /** Created by the browser, so that a repeated attempt writes the same order. */
  id: string;
  items: readonly LicensedItem[];
  buyer: Buyer;
  paymentMethod: CartPaymentMethod;
  terms: { version: string; acceptedAt: Date };
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
export function pendingOrderFrom(checkout: Checkout): PendingOrder {
  const { id, items, buyer, paymentMethod, terms, invoiceTo, now } = checkout;
  return {
    id,
    userId: buyer.uid,
    customerName: buyer.name,
    customerEmail: buyer.email,
    amount: cartTotal(items),
    items: items.map(orderLine),
    paymentMethod,
    paymentStatus: 'pending',
    source: { type: items.every(isAlbum) ? 'albums' : 'single' },
    termsConsent: terms,
    invoiceTo,
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
