import * as z from 'zod/mini';
import { list, maybe } from '#src/model/base/schema.ts';
import { paymentMethods } from '#src/model/cart/schema.ts';
import { pendingOrderSchema } from './order.ts';

/** A mail about a decision that has not reached its customer: the browser keeps it until it is sent. */
export const unsentMailSchema = z.object({
  /** The pending order's. */
  id: z.string(),
  kind: z.enum(['approved', 'rejected']),
  /** The purchase's, when there is one. */
  orderId: maybe(z.string()),
  mail: z.object({
    number: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    items: z.array(z.object({ name: z.string(), price: z.number() })),
    total: z.number(),
    paymentMethod: z.enum(paymentMethods),
  }),
});

export const unsentMailsSchema = list(unsentMailSchema);

/** Decisions that were sent and whose answer is not known. */
export const attemptsSchema = list(
  z.object({ order: pendingOrderSchema, kind: z.enum(['approved', 'rejected']) }),
);

export type UnsentMail = z.infer<typeof unsentMailSchema>;
