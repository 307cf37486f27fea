import * as z from 'zod/mini';
import { unreachable } from '../base/closedSets.ts';
import { leftOf } from '../sale/amounts.ts';
import { type Payment, type PaymentStatus, paymentWays } from './schema.ts';

/** The requests and answers of Vipps MobilePay's ePayment API, as far as the shop uses them. */

/** The states of a payment at the provider. One that is collected or sent back stays AUTHORIZED. */
export const providerStates = [
  'CREATED',
  'AUTHORIZED',
  'ABORTED',
  'EXPIRED',
  'TERMINATED',
] as const;

const money = z.object({ currency: z.string(), value: z.int() });

export const providerPaymentSchema = z.object({
  reference: z.string(),
  state: z.enum(providerStates),
  amount: money,
  aggregate: z.object({
    authorizedAmount: money,
    cancelledAmount: money,
    capturedAmount: money,
    refundedAmount: money,
  }),
});

export type ProviderPayment = z.infer<typeof providerPaymentSchema>;

export const createdPaymentSchema = z.object({ reference: z.string(), redirectUrl: z.url() });

export const accessTokenSchema = z.object({
  access_token: z.string(),
  /** In seconds, as a text. */
  expires_in: z.coerce.number(),
});

/** A notification. Nothing in it counts but the name of the payment, about which the provider is asked. */
export const notificationSchema = z.object({ reference: z.string() });

const CURRENCY = 'DKK';

const inDkk = (value: number) => ({ currency: CURRENCY, value });

/** The request that begins a payment. */
export const creationSchema = z.strictObject({
  amount: z.strictObject({ currency: z.literal(CURRENCY), value: z.int() }),
  paymentMethod: z.strictObject({ type: z.enum(paymentWays) }),
  reference: z.string().check(z.regex(/^[a-zA-Z0-9-]{8,50}$/)),
  returnUrl: z.string(),
  userFlow: z.literal('WEB_REDIRECT'),
  /** 3 to 100 characters, which the app shows. */
  paymentDescription: z.string().check(z.minLength(3), z.maxLength(100)),
});

export function creationOf(
  { id, way, amountOre }: Pick<Payment, 'id' | 'way' | 'amountOre'>,
  shown: { returnUrl: string; paymentDescription: string },
): z.infer<typeof creationSchema> {
  return {
    amount: { currency: CURRENCY, value: amountOre },
    paymentMethod: { type: way },
    reference: id,
    userFlow: 'WEB_REDIRECT',
    ...shown,
  };
}

/** The request that collects money or sends it back. */
export function modificationOf(ore: number): object {
  return { modificationAmount: inDkk(ore) };
}

/** The request that ends a payment only while its customer has not approved it. */
export const CANCELLATION = { cancelTransactionOnly: true } as const;

/** The text that the provider signs with the secret of the webhook. */
export function signedText(message: {
  path: string;
  date: string;
  host: string;
  contentHash: string;
}): string {
  const { path, date, host, contentHash } = message;
  return `POST\n${path}\n${date};${host};${contentHash}`;
}

/** The meaning of the provider's answer for a payment that is not decided: `authorized` asks for a decision. */
export type ProviderAnswer =
  | Extract<PaymentStatus, 'waiting' | 'aborted' | 'expired' | 'terminated' | 'returning'>
  | 'authorized';

/** Reads the provider's answer. Money for anything but this payment goes back. */
export function answerAbout(
  { id, amountOre }: Pick<Payment, 'id' | 'amountOre'>,
  { reference, state, amount, aggregate }: ProviderPayment,
): ProviderAnswer {
  switch (state) {
    case 'CREATED':
      return 'waiting';
    case 'ABORTED':
      return 'aborted';
    case 'EXPIRED':
      return 'expired';
    case 'TERMINATED':
      return 'terminated';
    case 'AUTHORIZED': {
      const { authorizedAmount } = aggregate;
      const isWhole =
        reference === id &&
        [amount, authorizedAmount].every(
          ({ currency, value }) => currency === CURRENCY && value === amountOre,
        );
      // Cancelled by hand in the provider's portal: there is no money any more.
      return isWhole && !isCancelled({ aggregate }) ? 'authorized' : 'returning';
    }
    default:
      return unreachable(state);
  }
}

/** True when somebody has cancelled the reservation, as the shop does of what it lets go. */
export const isCancelled = ({ aggregate }: Pick<ProviderPayment, 'aggregate'>): boolean =>
  aggregate.cancelledAmount.value > 0;

/** The øre that are still to be collected. */
export function leftToCapture({ aggregate }: ProviderPayment): number {
  const { authorizedAmount, cancelledAmount, capturedAmount } = aggregate;
  return leftOf(authorizedAmount.value, [cancelledAmount.value, capturedAmount.value]);
}

/** The øre that are still to be sent back: of a part, or of everything that was collected. */
export function leftToRefund({ aggregate }: ProviderPayment, partOre?: number): number {
  return leftOf(partOre ?? aggregate.capturedAmount.value, [aggregate.refundedAmount.value]);
}
