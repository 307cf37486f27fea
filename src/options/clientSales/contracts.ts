import * as z from 'zod/mini';
import { IDENTIFIER } from '#src/model/base/text.ts';
import { CART_MAX_ITEMS } from '#src/model/cart/cart.ts';
import { orderLineSchema } from '#src/model/sale/schema.ts';
import { answer, contract } from '#src/model/system/contracts.ts';
import { accessText, galleryId } from '#src/model/clients/contracts.ts';

/** The function that sells pictures of galleries, apart from the others: a gallery is opened without the cart. */
export const clientSaleContracts = {
  /** Lets a customer who has opened a gallery order pictures of it. Repeated, it answers the same. */
  sellClientPictures: contract({
    name: 'sellClientPictures',
    path: '/api/sell-client-pictures',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      gallery: galleryId,
      access: accessText,
      pictures: z
        .array(z.string().check(z.regex(IDENTIFIER)))
        .check(z.minLength(1), z.maxLength(CART_MAX_ITEMS)),
    }),
    output: z.object({ ...answer, items: z.optional(z.array(orderLineSchema)) }),
  }),
} as const;

export type ClientSaleContractName = keyof typeof clientSaleContracts;
