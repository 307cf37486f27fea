import * as z from 'zod/mini';
import { requiredDate, text } from '#src/model/base/schema.ts';
import { cartItemSchema, cartPaymentMethods } from './cart.ts';

/** What the checkout hands over to the page after it. */
export const orderConfirmationSchema = z.object({
  orderId: z.string(),
  orderDate: requiredDate,
  items: z.array(cartItemSchema),
  total: z.number(),
  paymentMethod: z.enum(cartPaymentMethods),
  customerInfo: z.object({ email: z.string(), name: text, phone: text }),
});

export type OrderConfirmation = z.infer<typeof orderConfirmationSchema>;
