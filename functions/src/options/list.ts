import { discountPlacing } from './discounts/placing.ts';
import { giftCardPlacing } from './giftCards/placing.ts';
import { licencePlacing } from './licences/placing.ts';
import type { Placing } from './placing.ts';

/** Each option has a folder. Without the folder and its lines here and in `index.ts` the functions go on without it. */
export const placings: readonly Placing[] = [giftCardPlacing, discountPlacing, licencePlacing];
