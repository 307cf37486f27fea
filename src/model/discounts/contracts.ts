import * as z from 'zod/mini';
import { IDENTIFIER } from '../base/text.ts';
import { CART_MAX_ITEMS } from '../cart/cart.ts';
import { itemTypes } from '../cart/schema.ts';
import { cartPaymentMethods } from '../orders/payment.ts';
import { licenceIds } from '../licences/licence.ts';
import { answer, contract, orderNumber } from '../system/contracts.ts';
import { discountTermsSchema } from './schema.ts';

/** As the security rules bound what a browser writes into an order. */
const line = z.string().check(z.maxLength(201), z.regex(/^[^\n]*$/));

const typedCode = z.string().check(z.minLength(1), z.maxLength(40));

/** The functions of discounts and licences, apart from the others: a shop without them carries neither. */
export const discountContracts = {
  /** Tells the terms of a code to somebody who knows it; without a code, those that go with every cart. */
  findDiscount: contract({
    name: 'findDiscount',
    path: '/api/find-discount',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({ code: z.optional(typedCode) }),
    output: z.object({
      ...answer,
      terms: z.optional(discountTermsSchema()),
      offers: z.optional(z.array(discountTermsSchema())),
    }),
  }),
  /** Places an order with a discount or with licences. The server reads the prices and the code, and counts its use. */
  placeOrder: contract({
    name: 'placeOrder',
    path: '/api/place-order',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      orderId: orderNumber,
      code: z.optional(typedCode),
      items: z
        .array(
          z.strictObject({
            id: z.string().check(z.regex(IDENTIFIER)),
            type: z.enum(itemTypes),
            licenceId: z.optional(z.enum(licenceIds)),
          }),
        )
        .check(z.minLength(1), z.maxLength(CART_MAX_ITEMS)),
      paymentMethod: z.enum(cartPaymentMethods),
      customerName: line,
      termsVersion: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\n]*$/)),
      invoiceTo: z.optional(
        z.strictObject({
          name: line,
          company: z.optional(line),
          cvr: z.optional(line),
          ean: z.optional(line),
          street: line,
          postalCode: line,
          city: line,
        }),
      ),
      /** The total that the customer was shown: another one is not ordered. */
      totalOre: z.int(),
    }),
    output: z.object(answer),
  }),
} as const;

export type DiscountContractName = keyof typeof discountContracts;
