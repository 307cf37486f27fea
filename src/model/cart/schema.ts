import * as z from 'zod/mini';
import { amount, list, maybe, text, withDefault, requiredDate } from '../base/schema.ts';
import { discountFields, discountTermsField } from '../sale/discountSchema.ts';
import { foundGiftCardField, shownPartFields } from '../giftCards/schema.ts';
import { licenceChoiceFields, type OrderedLicence } from '../licences/licence.ts';
import { cartPaymentMethods, DEFAULT_PAYMENT_METHOD } from '../orders/payment.ts';
import { itemTypes } from '../sale/schema.ts';
import { orderedInvoiceToSchema } from '../vouchers/invoiceTo.ts';

export const cartItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  price: amount,
  type: z.enum(itemTypes),
  category: text,
  thumbnailPath: text,
  watermarkedPath: text,
  ...licenceChoiceFields,
});

/**
 * An order that was sent and whose arrival is not confirmed. A repeated attempt must send the same.
 */
export const orderAttemptSchema = z.object({
  id: z.string(),
  userId: z.string(),
  items: z.array(cartItemSchema),
  paymentMethod: z.enum(cartPaymentMethods),
  invoiceTo: orderedInvoiceToSchema,
  ...discountTermsField,
  ...foundGiftCardField,
});

/** The cart as it is kept in local storage. */
export const cartSchema = z.object({
  items: list(cartItemSchema),
  paymentMethod: withDefault(z.enum(cartPaymentMethods), DEFAULT_PAYMENT_METHOD),
  attempt: maybe(orderAttemptSchema),
  /** Asked for by a guest. The sign-in puts it into the cart. */
  wanted: list(cartItemSchema),
  ...discountTermsField,
  ...foundGiftCardField,
});

export type CartItem = z.infer<typeof cartItemSchema>;

/** A thing at the price that it has with its licence. */
export type LicensedItem = CartItem & { licence?: OrderedLicence | undefined };

export type OrderAttempt = z.infer<typeof orderAttemptSchema>;
export type StoredCart = z.infer<typeof cartSchema>;

/** The data that checkout passes to the confirmation page. */
export const orderConfirmationSchema = z.object({
  orderId: z.string(),
  orderDate: requiredDate,
  items: z.array(cartItemSchema),
  total: z.number(),
  ...discountFields,
  ...shownPartFields,
  paymentMethod: z.enum(cartPaymentMethods),
  customerInfo: z.object({ email: z.string(), name: text, phone: text }),
});

export type OrderConfirmation = z.infer<typeof orderConfirmationSchema>;
