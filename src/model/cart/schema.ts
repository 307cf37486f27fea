import * as z from 'zod/mini';
import { amount, list, maybe, text, withDefault, requiredDate } from '../base/schema.ts';

export const itemTypes = ['album', 'image'] as const;
/** `bank_transfer` and `card` exist in stored orders only. */
export const paymentMethods = ['mobilepay', 'cash', 'bank_transfer', 'card'] as const;
/** The methods that can be chosen in the cart. */
export const cartPaymentMethods = ['mobilepay', 'cash'] as const;

export const cartItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  price: amount,
  type: z.enum(itemTypes),
  category: text,
  thumbnailPath: text,
  watermarkedPath: text,
});

/**
 * An order that was sent and whose arrival is not confirmed. A repeated attempt must send the same.
 */
export const orderAttemptSchema = z.object({
  id: z.string(),
  userId: z.string(),
  items: z.array(cartItemSchema),
  paymentMethod: z.enum(cartPaymentMethods),
});

/** The cart as it is kept in local storage. */
export const cartSchema = z.object({
  items: list(cartItemSchema),
  paymentMethod: withDefault(z.enum(cartPaymentMethods), 'mobilepay'),
  attempt: maybe(orderAttemptSchema),
});

export type ItemType = (typeof itemTypes)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type CartPaymentMethod = (typeof cartPaymentMethods)[number];
export type CartItem = z.infer<typeof cartItemSchema>;
export type OrderAttempt = z.infer<typeof orderAttemptSchema>;
export type StoredCart = z.infer<typeof cartSchema>;

/** The data that checkout passes to the confirmation page. */
export const orderConfirmationSchema = z.object({
  orderId: z.string(),
  orderDate: requiredDate,
  items: z.array(cartItemSchema),
  total: z.number(),
  paymentMethod: z.enum(cartPaymentMethods),
  customerInfo: z.object({ email: z.string(), name: text, phone: text }),
});

export type OrderConfirmation = z.infer<typeof orderConfirmationSchema>;
