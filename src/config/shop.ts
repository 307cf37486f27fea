import type { PriceFacts } from '../model/cart/prices.ts';
import { site } from './site.ts';

/** The facts of this shop that decide what its things cost. The build chooses what it offers. */
export const shop: PriceFacts = { vat: site.vat, giftCards: GIFT_CARDS, licences: LICENCES };
