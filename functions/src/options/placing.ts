import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { PaidPart } from '../../../src/model/giftCards/schema.ts';
import type { orderContracts } from '../../../src/model/orders/contracts.ts';
import type { DiscountTerms } from '../../../src/model/sale/discountSchema.ts';
import type { OrderLine } from '../../../src/model/sale/schema.ts';
import type { Shop } from '../../../src/model/settings/schema.ts';
import type { ContractInput } from '../../../src/model/system/contracts.ts';
import type { Call } from '../callable.ts';
import type { Caller } from '../guards/identity.ts';

export type PlaceOrderCall = Call<ContractInput<typeof orderContracts.placeOrder>, Caller>;

/** An order that is asked for, and the shop at that moment. */
export type Wish = PlaceOrderCall & { shop: Shop };

/** Something that an order uses up, and the document that must change with it, so that no two count at once. */
interface Used<Value> {
  value: Value;
  document: DocumentReference;
}

/** The part of an option in an order that the server places. */
export interface Placing {
  isAskedFor: (input: Wish['input']) => boolean;
  isOn: (wish: Wish) => boolean;
  /** Refuses what cannot be, before anything is read for the order. */
  check?: (wish: Wish) => void | Promise<void>;
  /** Things that lie in no catalogue; undefined where the shop does not sell all of them. */
  things?: (wish: Wish) => OrderLine[] | undefined;
  /** The things of the catalogue at the prices of the option; undefined where it does not sell them so. */
  priced?: (items: readonly OrderLine[], wish: Wish) => OrderLine[] | undefined;
  discount?: (transaction: Transaction, wish: Wish) => Promise<Used<DiscountTerms>>;
  /** The part of the price, in kroner, that a gift card pays. */
  giftCard?: (
    transaction: Transaction,
    wish: Wish,
    price: number,
  ) => Promise<Used<PaidPart> | undefined>;
}
