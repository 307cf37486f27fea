import * as z from 'zod/mini';
import { typedCode } from '#src/model/cart/codes.ts';
import { answer, contract } from '#src/model/system/contracts.ts';
import { discountTermsSchema } from '#src/model/sale/discountSchema.ts';

/** The function of discounts, apart from the others: a shop without them does not carry it. */
export const discountContracts = {
  /** Tells the discount of a code to somebody who knows it; without a code, those that go with every cart. */
  findDiscount: contract({
    name: 'findDiscount',
    path: '/api/find-discount',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({ code: z.optional(typedCode) }),
    output: z.object({
      ...answer,
      terms: z.optional(discountTermsSchema),
      offers: z.optional(z.array(discountTermsSchema)),
    }),
  }),
} as const;

export type DiscountContractName = keyof typeof discountContracts;
