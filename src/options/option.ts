import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#src/model/cart/prices.ts';
import type { ClientGalleryValues } from '#src/model/clients/form.ts';
import type { LegalDocument } from '#src/model/content/legal/document.ts';
import type { OrderView } from '#src/model/orders/orderViews.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { PayableOrder } from '#src/model/payments/paymentPage.ts';
import type { AdminOrderLookup } from '#src/model/purchases/schema.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import type { Shop } from '#src/model/settings/schema.ts';
import type { SearchEntry } from '#src/model/system/quickSearch.ts';
import type { LazyPage } from '#src/ui/layout/lazyPage.tsx';

/** The places where options show something, with what each is given. */
export interface Places {
  /** Below a line of the cart that can be changed. */
  cartLine: { item: OrderLine };
  /** Below the lines of a cart that can be ordered, at their prices. */
  cart: { items: readonly OrderLine[] };
  /** Below the price packages, for visitors. */
  prices: object;
  /** Below the price packages in the dashboard. */
  priceEditor: object;
  /** The page on which a placed order is paid, with the manual way for whoever prefers it. */
  payment: { byHand: (order: PendingOrder) => ReactNode };
  /** The way to that page, at an order that waits. */
  payLink: { order: OrderView };
  /** Above the mails of an order in the dashboard. */
  order: { orderId: string };
  /** At an order in the dashboard whose money may go back. */
  refund: {
    order: OrderView;
    onRefunded: () => void;
  };
  /** Around a legal document to which something may be added. */
  legalDocument: {
    about: 'privacy' | 'terms';
    document: LegalDocument;
    show: (document: LegalDocument) => ReactNode;
  };
  /** Among the settings of the shop; options that are off are switched on there. */
  settings: {
    shop: Shop;
    /** Saves what differs. */
    save: (before: Partial<Shop>, after: Partial<Shop>) => Promise<void>;
  };
  /** Among the settings of a client's gallery. */
  clientGallerySettings: { form: UseFormReturn<ClientGalleryValues> };
}

/** A code that goes with the cart. One of each kind does. */
export interface CodeKind {
  /** The words of the field where no other kind is asked for. */
  texts: { label: string; missing: string; unused: string };
  isAskedFor: (cart: Draft) => boolean;
  /** True for a code of this kind, where its shape tells. */
  fits?: (typed: string) => boolean;
  /** Puts what the code stands for into the cart, and returns what is said of it. */
  take: (typed: string) => Promise<string>;
}

export interface OptionSearch {
  actions: readonly SearchEntry[];
  /** Finds entries by a word, and by the orders that were found by it. */
  find: (word: string, orders: readonly AdminOrderLookup[]) => Promise<SearchEntry[]>;
}

/** What a shop may switch on. Everything that is shown is fetched where it is on. */
export interface Option {
  isOn: (shop: Shop) => boolean;
  shows?: { [Place in keyof Places]?: LazyPage<Places[Place]> };
  /** The things of a cart at the prices that this option gives them. */
  priced?: (items: readonly OrderLine[], shop: Shop) => OrderLine[];
  code?: CodeKind;
  /** True for an order that is paid on the page of this option. */
  takesMoneyFor?: (order: PayableOrder, shop: Shop) => boolean;
  /** Its part of the dashboard's search. */
  search?: () => Promise<OptionSearch>;
}
