import * as z from 'zod/mini';
import { answer, contract, orderNumber } from '../system/contracts.ts';
import { paymentStatuses, paymentWays } from './schema.ts';

/** The path of the site to which the provider sends its notifications. */
export const PAYMENT_WEBHOOK_PATH = '/api/payment-webhook';

/** The functions of automatic payments, apart from the others: no other page carries them. */
export const paymentContracts = {
  /** Begins the payment of an order of the caller, or goes on with the one that has begun. */
  startPayment: contract({
    name: 'startPayment',
    path: '/api/start-payment',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({
      orderId: orderNumber,
      /** The app where it is missing. */
      way: z.optional(z.enum(paymentWays)),
    }),
    output: z.object({
      ...answer,
      /** The provider's page; missing when the order is paid already. */
      redirectUrl: z.optional(z.string()),
    }),
  }),
  /** Asks the provider what became of the newest payment of an order of the caller. */
  paymentState: contract({
    name: 'paymentState',
    path: '/api/payment-state',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({ orderId: orderNumber }),
    output: z.object({
      ...answer,
      status: z.optional(z.enum(paymentStatuses)),
      way: z.optional(z.enum(paymentWays)),
      /** True once the order is bought, by this payment or otherwise. */
      isBought: z.optional(z.boolean()),
      amountOre: z.optional(z.int()),
    }),
  }),
  /** Sends the money of a purchase back, all or a part; for administrators. */
  refundPayment: contract({
    name: 'refundPayment',
    path: '/api/refund-payment',
    method: 'POST',
    needsSignIn: true,
    input: z.strictObject({ orderId: orderNumber, ore: z.int().check(z.positive()) }),
    output: z.object({
      ...answer,
      /** False when the provider did not answer: the server goes on by itself. */
      isSent: z.optional(z.boolean()),
    }),
  }),
} as const;

export type PaymentContractName = keyof typeof paymentContracts;
