import * as z from 'zod/mini';
import { maybe, zeroByDefault } from '../base/schema.ts';

export const discountKinds = [
  /** A share of the order. */
  'percent',
  'amount',
  /** The cheapest picture costs nothing. */
  'free-picture',
  /** So many pictures at the price of fewer: three for two has the value 3, and 2 are paid for. */
  'number',
] as const;

export type DiscountKind = (typeof discountKinds)[number];

/** A discount as it is offered, and agreed on with an order. */
export interface DiscountTerms {
  code: string;
  kind: DiscountKind;
  /** Per cent, kroner, or the number of pictures, by kind; of no meaning for a free picture. */
  value: number;
  /** Number of pictures that are paid for among them. */
  paidFor: number;
  /** The sum in kroner from which the order gets it. */
  minimum: number;
  /** True for one that goes with every cart by itself; nobody has to know its code. */
  isAutomatic?: boolean | undefined;
}

/** A discount of an order, with the amount in kroner that it takes off. */
export interface Discount extends DiscountTerms {
  amount: number;
}

export const discountTermsSchema = z.object({
  code: z.string(),
  kind: z.enum(discountKinds),
  value: zeroByDefault,
  paidFor: zeroByDefault,
  minimum: zeroByDefault,
  isAutomatic: maybe(z.boolean()),
});

/** The field of orders and purchases with a discount. Every shop reads what was agreed on, whatever it offers today. */
export const discountFields = {
  discount: maybe(z.extend(discountTermsSchema, { amount: zeroByDefault })),
};

/** The field of a cart and of an order that is on its way: the amount follows from the items. */
export const discountTermsField = { discount: maybe(discountTermsSchema) };
