import * as z from 'zod/mini';
import { date, text, withDefault } from '../base/schema.ts';
import { paymentSources } from './formats.ts';

/** A payment waits for its order, has one, or belongs to none. */
export const receivedPaymentStatuses = ['open', 'approved', 'set-aside'] as const;

/** A payment from a file. Its text is kept only while it is open. */
export const receivedPaymentSchema = z.object({
  id: z.string(),
  source: withDefault(z.enum(paymentSources), 'other'),
  day: z.string(),
  amountOre: z.number(),
  feeOre: withDefault(z.number(), 0),
  text,
  status: z.enum(receivedPaymentStatuses),
  /** The order that the photographer chose for it, or that it has paid. */
  orderId: text,
  addedAt: date,
  decidedAt: date,
});

export type ReceivedPayment = z.infer<typeof receivedPaymentSchema>;
