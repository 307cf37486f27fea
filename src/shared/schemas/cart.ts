import * as z from 'zod/mini';
import { amount, list, text, withDefault } from './stored.ts';

export const itemTypes = ['album', 'image'] as const;
/** `bank_transfer` and `card` exist in stored orders only. */
export const paymentMethods = ['mobilepay', 'cash', 'bank_transfer', 'card'] as const;
/** What the cart offers. */
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

/** The cart as a browser keeps it. */
export const cartSchema = z.object({
  items: list(cartItemSchema),
  paymentMethod: withDefault(z.enum(cartPaymentMethods), 'mobilepay'),
});

export type ItemType = (typeof itemTypes)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type CartPaymentMethod = (typeof cartPaymentMethods)[number];
export type CartItem = z.infer<typeof cartItemSchema>;
export type StoredCart = z.infer<typeof cartSchema>;
