import * as z from 'zod/mini';
import { IDENTIFIER } from '../base/text.ts';
import { CART_MAX_ITEMS } from '../cart/cart.ts';
import { typedCode } from '../cart/codes.ts';
import { licenceIds } from '../licences/licence.ts';
import { itemTypes } from '../sale/schema.ts';
import { answer, contract, orderNumber } from '../system/contracts.ts';
import { cartPaymentMethods } from './payment.ts';

/** As the security rules bound what a browser writes into an order. */
const line = z.string().check(z.maxLength(201), z.regex(/^[^\n]*$/));

/** An item that a customer orders. The server finds its price and everything else in the shop. */
const wantedItem = z.strictObject({
  id: z.string().check(z.regex(IDENTIFIER)),
  type: z.enum(itemTypes),
  licenceId: z.optional(z.enum(licenceIds)),
  /** The kroner of a gift card that is bought. */
  value: z.optional(z.int()),
});

export type WantedItem = z.infer<typeof wantedItem>;

/** The function of orders, apart from the others: a shop whose browsers write the orders does not carry it. */
export const orderContracts = {
  /** Places an order with a discount, with licences or with gift cards. The server reads the prices and the code, and counts its use. */
  placeOrder: contract({
    name: 'placeOrder',
    path: '/api/place-order',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      orderId: orderNumber,
      code: z.optional(typedCode),
      /** The code of a gift card, and the øre that it was to pay of the total. */
      giftCard: z.optional(z.strictObject({ code: typedCode, ore: z.int() })),
      items: z.array(wantedItem).check(z.minLength(1), z.maxLength(CART_MAX_ITEMS)),
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

export type OrderContractName = keyof typeof orderContracts;
