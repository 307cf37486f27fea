import * as z from 'zod/mini';
import { amount, date, list, maybe, off, requiredDate, text, withDefault } from '../base/schema.ts';
import { HOUR_MS } from '../base/time.ts';
import { itemTypes } from '../cart/schema.ts';
import { paymentMethods } from './payment.ts';
import { orderDecisions, pendingStatuses } from './status.ts';

export const ORDER_LINE_QUANTITY = 1;

/** As many orders as one person may place before their count begins again. */
export const ORDER_QUOTA_MAX_COUNT = 30;

/** How old a count must be to begin again; the security rules say the same. */
export const ORDER_QUOTA_WINDOW_MS = HOUR_MS;

export const orderSources = ['albums', 'single'] as const;

export const orderLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: amount,
  type: withDefault(z.enum(itemTypes), 'image'),
  category: text,
  thumbnailUrl: text,
  imageUrl: text,
  downloadUrl: text,
  quantity: withDefault(z.number(), ORDER_LINE_QUANTITY),
});

export const orderSourceSchema = z.object({
  type: withDefault(z.enum(orderSources), 'single'),
  albumName: maybe(z.string()),
  category: maybe(z.string()),
});

/** The buyer's express consent that delivery starts at approval and the right of withdrawal then ends. */
export const termsConsentSchema = z.object({ version: z.string(), acceptedAt: requiredDate });

export const pendingOrderSchema = z.object({
  id: z.string(),
  userId: z.string(),
  customerName: text,
  customerEmail: text,
  /** What the buyer claims to owe: approval reads the prices again. */
  amount,
  items: list(orderLineSchema),
  paymentMethod: withDefault(z.enum(paymentMethods), 'mobilepay'),
  paymentStatus: withDefault(z.enum(pendingStatuses), 'pending'),
  source: withDefault(orderSourceSchema, { type: 'single' }),
  termsConsent: maybe(termsConsentSchema),
  createdAt: date,
  completedAt: date,
  cancelledAt: date,
  adminApprovedAt: date,
  convertedToPurchaseId: maybe(z.string()),
});

/** How many orders somebody has placed since the count began; `orderId` is the newest of them. */
export const orderQuotaSchema = z.object({ orderId: text, count: amount, startedAt: date });

/** The mirror of a purchase in the collection of orders. */
export const orderRecordSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: text,
  date,
  status: text,
  total: amount,
  currency: withDefault(z.string(), 'DKK'),
  paymentMethod: withDefault(z.enum(paymentMethods), 'cash'),
  items: list(orderLineSchema),
  isArchived: off,
  createdAt: date,
  updatedAt: date,
});

export type OrderLine = z.infer<typeof orderLineSchema>;
export type OrderSource = z.infer<typeof orderSourceSchema>;
export type PendingOrder = z.infer<typeof pendingOrderSchema>;
export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** A mail about a decision that has not reached its customer: the browser keeps it until it is sent. */
export const unsentMailSchema = z.object({
  /** The pending order's. */
  id: z.string(),
  kind: z.enum(orderDecisions),
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
  z.object({ order: pendingOrderSchema, kind: z.enum(orderDecisions) }),
);

export type UnsentMail = z.infer<typeof unsentMailSchema>;
