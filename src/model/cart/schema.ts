import * as z from 'zod/mini';
import { list, maybe, text, withDefault, requiredDate } from '../base/schema.ts';
import { discountFields, discountTermsField } from '../sale/discountSchema.ts';
import { foundGiftCardField, shownPartFields } from '../giftCards/schema.ts';
import { cartPaymentMethods, DEFAULT_PAYMENT_METHOD } from '../orders/payment.ts';
import { orderLineSchema } from '../sale/schema.ts';
import { orderedInvoiceToSchema } from '../vouchers/invoiceTo.ts';

/** Reads a line also by the names that carts of earlier versions have for its fields. */
function withLineNames(stored: unknown): unknown {
  const { title, thumbnailPath, watermarkedPath, licenceId, ...line } = Object(stored) as Record<
    string,
    unknown
  >;
  const licence = licenceId && { id: licenceId, factor: 1, addition: 0, base: line['price'] };
  return { name: title, thumbnailUrl: thumbnailPath, imageUrl: watermarkedPath, licence, ...line };
}

/** A line of a cart is that of the order which it becomes. Its price is the shop's, without a licence. */
const cartLineSchema = z.pipe(z.transform(withLineNames), orderLineSchema);

/**
 * An order that was sent and whose arrival is not confirmed. A repeated attempt must send the same.
 */
export const orderAttemptSchema = z.object({
  id: z.string(),
  userId: z.string(),
  items: z.array(cartLineSchema),
  paymentMethod: z.enum(cartPaymentMethods),
  invoiceTo: orderedInvoiceToSchema,
  ...discountTermsField,
  ...foundGiftCardField,
});

/** The cart as it is kept in local storage. */
export const cartSchema = z.object({
  items: list(cartLineSchema),
  paymentMethod: withDefault(z.enum(cartPaymentMethods), DEFAULT_PAYMENT_METHOD),
  attempt: maybe(orderAttemptSchema),
  /** Asked for by a guest. The sign-in puts it into the cart. */
  wanted: list(cartLineSchema),
  ...discountTermsField,
  ...foundGiftCardField,
});

export type OrderAttempt = z.infer<typeof orderAttemptSchema>;
export type StoredCart = z.infer<typeof cartSchema>;

/** The data that checkout passes to the confirmation page. */
export const orderConfirmationSchema = z.object({
  orderId: z.string(),
  /** The customer, to whom alone it is shown; nobody in a tab that was open before a new version. */
  userId: maybe(z.string()),
  orderDate: requiredDate,
  items: z.array(cartLineSchema),
  total: z.number(),
  ...discountFields,
  ...shownPartFields,
  paymentMethod: z.enum(cartPaymentMethods),
  customerInfo: z.object({ email: z.string(), name: text, phone: text }),
});

export type OrderConfirmation = z.infer<typeof orderConfirmationSchema>;
