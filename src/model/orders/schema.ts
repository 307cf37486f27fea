import * as z from 'zod/mini';
import {
  date,
  falseByDefault,
  list,
  maybe,
  requiredDate,
  text,
  withDefault,
  zeroByDefault,
} from '../base/schema.ts';
import { HOUR_MS } from '../base/units.ts';
import { discountFields } from '../sale/discountSchema.ts';
import { paidPartFields } from '../giftCards/schema.ts';
import { orderDecisions, pendingStatuses } from '../sale/life.ts';
import { orderLineSchema } from '../sale/schema.ts';
import { orderedInvoiceToSchema } from '../vouchers/invoiceTo.ts';
import { cancellationFields, rejectionSchema } from './cancellation.ts';
import { storedPaymentMethod } from './payment.ts';

/** The number of orders a customer may place within `ORDER_QUOTA_WINDOW_MS`. */
export const ORDER_QUOTA_MAX_COUNT = 30;

/** After this time the count starts again; the security rules use the same value. */
export const ORDER_QUOTA_WINDOW_MS = HOUR_MS;

export const orderSources = ['albums', 'single'] as const;

export const orderSourceSchema = z.object({
  type: withDefault(z.enum(orderSources), 'single'),
  albumName: maybe(z.string()),
  category: maybe(z.string()),
});

/**
 * The buyer's express consent that delivery starts at approval and ends the right of withdrawal.
 */
export const termsConsentSchema = z.object({ version: z.string(), acceptedAt: requiredDate });

/** The consent that a buyer gave with an order. */
export type TermsConsent = z.infer<typeof termsConsentSchema>;

export const pendingOrderSchema = z.object({
  id: z.string(),
  userId: z.string(),
  customerName: text,
  customerEmail: text,
  /** Sent by the buyer's browser and not trusted: approval reads the prices again. */
  amount: zeroByDefault,
  items: list(orderLineSchema),
  paymentMethod: storedPaymentMethod,
  paymentStatus: withDefault(z.enum(pendingStatuses), 'pending'),
  source: withDefault(orderSourceSchema, { type: 'single' }),
  termsConsent: maybe(termsConsentSchema),
  invoiceTo: orderedInvoiceToSchema,
  ...discountFields,
  ...paidPartFields,
  /** The years for which the gift cards of the order are valid, as its buyer was told. */
  giftCardYears: maybe(z.int()),
  createdAt: date,
  completedAt: date,
  cancelledAt: date,
  ...cancellationFields,
  /** The customer's statement that they withdraw, and the name under which it was made. */
  withdrawnAt: date,
  withdrawnBy: maybe(z.string()),
  /** The photographer has sent the money back. */
  refundedAt: date,
  /** The account is gone; the name of a withdrawn order stays while money may have to be sent back. */
  accountDeletedAt: date,
  adminApprovedAt: date,
  convertedToPurchaseId: maybe(z.string()),
  /** The time when the customer was reminded of the payment. */
  remindedAt: date,
  /** True while the order is neither reminded of nor left to expire. */
  remindersStopped: maybe(z.boolean()),
});

/** The number of orders placed since `startedAt`; `orderId` is the newest of them. */
export const orderQuotaSchema = z.object({
  orderId: text,
  count: zeroByDefault,
  startedAt: date,
  /** True while the photographer takes no orders from this customer. */
  isBlocked: falseByDefault,
});

/** A customer from whom the photographer takes no orders; kept in place of the count. */
export const blockedCustomerSchema = z.object({
  id: z.string(),
  name: text,
  email: text,
  blockedAt: date,
});

export type BlockedCustomer = z.infer<typeof blockedCustomerSchema>;

/** The mirror of a purchase in the collection of orders. */
export const orderRecordSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: text,
  date,
  status: text,
  total: zeroByDefault,
  currency: withDefault(z.string(), 'DKK'),
  paymentMethod: storedPaymentMethod,
  items: list(orderLineSchema),
  isArchived: falseByDefault,
  createdAt: date,
  updatedAt: date,
});

export type OrderSource = z.infer<typeof orderSourceSchema>;
export type PendingOrder = z.infer<typeof pendingOrderSchema>;
export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** Decisions that were sent and whose result is unknown. */
export const attemptsSchema = list(
  z.object({
    order: pendingOrderSchema,
    kind: z.enum(orderDecisions),
    /** The reason of a rejection. */
    rejection: z.optional(rejectionSchema),
  }),
);
