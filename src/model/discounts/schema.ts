import * as z from 'zod/mini';
import { amount, maybe } from '../base/schema.ts';
import { type Discount, discountKinds, type DiscountTerms, readsDiscounts } from './terms.ts';

/** Made when it is asked for, so that a shop without discounts does without. */
export const discountTermsSchema = () =>
  z.object({
    code: z.string(),
    kind: z.enum(discountKinds),
    value: amount,
    paidFor: amount,
    minimum: amount,
    isAutomatic: maybe(z.boolean()),
  });

/** The field of orders and purchases with a discount. */
export const discountFields = (
  readsDiscounts ? { discount: maybe(z.extend(discountTermsSchema(), { amount })) } : {}
) as { discount: ReturnType<typeof maybe<Discount>> };

/** The field of a cart and of an order that is on its way: the amount follows from the items. */
export const discountTermsField = (
  readsDiscounts ? { discount: maybe(discountTermsSchema()) } : {}
) as { discount: ReturnType<typeof maybe<DiscountTerms>> };
