declare global {
  /**
   * True where the shop has discount codes (`discounts` in `site.config.json`). The build replaces it,
   * and leaves everything about them out of another shop.
   */
  const OFFERS_DISCOUNTS: boolean;
}

/** False in the build of a shop without discounts, which reads none. The functions read what is stored. */
export const readsDiscounts = typeof OFFERS_DISCOUNTS === 'undefined' || OFFERS_DISCOUNTS;

/** A share of the order, an amount, its cheapest picture, or a number of pictures at the price of fewer. */
export const discountKinds = ['percent', 'amount', 'free-picture', 'number'] as const;

export type DiscountKind = (typeof discountKinds)[number];

/** The terms that are agreed on with an order. */
export interface DiscountTerms {
  code: string;
  kind: DiscountKind;
  /** Per cent, kroner, or the number of pictures; of no meaning for a free picture. */
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

/** The reasons why a code that exists cannot be used. */
export type CodeProblem = 'not-today' | 'used-up' | 'used-before';
