import * as logger from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { MINUTE_MS, SECOND_MS } from '../../../src/model/base/units.ts';
import {
  accessTokenSchema,
  createdPaymentSchema,
  creationOf,
  modificationOf,
  type ProviderPayment,
  providerPaymentSchema,
  CANCELLATION,
} from '../../../src/model/payments/epayment.ts';
import type { Payment } from '../../../src/model/payments/schema.ts';
import { paymentAnswers } from '../../../src/model/payments/texts.ts';
import { traceOf } from '../callable.ts';
import { Refusal } from '../refusal.ts';

const ANSWER_TIMEOUT_MS = 10 * SECOND_MS;

/** A token is renewed this long before it ends. */
const TOKEN_RESERVE_MS = 5 * MINUTE_MS;

/** The provider's address, the keys of the sales unit, and the secret that the provider gave for the webhook. */
export interface PaymentKeys {
  api: string;
  clientId: string;
  clientSecret: string;
  subscriptionKey: string;
  merchantSerialNumber: string;
  webhookSecret: string;
}

type Reference = Pick<Payment, 'id'>;

/** The provider of payments. Each request can be repeated: the provider knows it by its key. */
export interface PaymentProvider {
  /** Begins a payment and returns the address of the provider's page. */
  create: (
    payment: Pick<Payment, 'id' | 'way' | 'amountOre'>,
    shown: { returnUrl: string; paymentDescription: string },
  ) => Promise<string>;
  /** The payment as the provider knows it; undefined when it does not. */
  find: (payment: Reference) => Promise<ProviderPayment | undefined>;
  capture: (payment: Reference, ore: number) => Promise<void>;
  /** Sends collected money back. */
  refund: (payment: Reference, ore: number) => Promise<void>;
  /** Ends a payment that waits for its customer. The provider refuses for one that is approved or over. */
  cancelPayment: (payment: Reference) => Promise<void>;
  /** Lets go of reserved money. */
  release: (payment: Reference) => Promise<void>;
}

interface Ask {
  api: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

const unavailable = (cause?: unknown) =>
  new Refusal(502, 'service-failed', { text: paymentAnswers.providerDown, cause });

async function ask({ api, method, path, headers, body }: Ask): Promise<Response> {
  try {
    return await fetch(`${api}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
  } catch (thrown) {
    logger.warn('The provider of payments could not be reached', traceOf(thrown));
    throw unavailable(thrown);
  }
}

/** The answer by its schema. What the provider says about an error stays out of the log: it may hold names. */
async function answerOf<Value>(schema: z.ZodMiniType<Value>, response: Response): Promise<Value> {
  const answer = response.ok
    ? z.safeParse(schema, await response.json())
    : { success: false as const };
  if (answer.success) return answer.data;
  logger.warn('The provider of payments refused', { status: response.status });
  throw unavailable();
}

const unitHeaders = ({ subscriptionKey, merchantSerialNumber }: PaymentKeys) => ({
  'ocp-apim-subscription-key': subscriptionKey,
  'merchant-serial-number': merchantSerialNumber,
  'vipps-system-name': 'own-shop',
});

/** Gives the access token, which is kept until it ends. */
function tokenReader(keys: () => PaymentKeys): { read: () => Promise<string>; drop: () => void } {
  let token: { value: string; endsAt: number } | undefined;
  return {
    read: async () => {
      if (token && Date.now() < token.endsAt) return token.value;
      const { api, clientId, clientSecret } = keys();
      const headers = { ...unitHeaders(keys()), client_id: clientId, client_secret: clientSecret };
      const response = await ask({ api, method: 'POST', path: '/accesstoken/get', headers });
      const answer = await answerOf(accessTokenSchema, response);
      const endsAt = Date.now() + answer.expires_in * SECOND_MS - TOKEN_RESERVE_MS;
      token = { value: answer.access_token, endsAt };
      return token.value;
    },
    drop: () => {
      token = undefined;
    },
  };
}

/** Vipps MobilePay's ePayment API, with the keys of a sales unit. */
export function paymentProvider(keys: () => PaymentKeys): PaymentProvider {
  const token = tokenReader(keys);

  async function request(
    method: Ask['method'],
    path: string,
    sent?: { key: string; body: object },
  ): Promise<Response> {
    const headers = {
      ...unitHeaders(keys()),
      authorization: `Bearer ${await token.read()}`,
      ...(sent && { 'idempotency-key': sent.key }),
    };
    const { api } = keys();
    const place = `/epayment/v1/payments${path}`;
    const body = sent && { body: sent.body };
    const response = await ask({ api, method, path: place, headers, ...body });
    if (response.status === 401) token.drop();
    return response;
  }

  async function modify(id: string, action: string, body: object): Promise<void> {
    const sent = { key: `${id}-${action}`, body };
    await answerOf(z.unknown(), await request('POST', `/${id}/${action}`, sent));
  }

  return {
    create: async (payment, shown) => {
      const sent = { key: payment.id, body: creationOf(payment, shown) };
      const response = await request('POST', '', sent);
      return (await answerOf(createdPaymentSchema, response)).redirectUrl;
    },
    find: async ({ id }) => {
      const response = await request('GET', `/${id}`);
      return response.status === 404 ? undefined : answerOf(providerPaymentSchema, response);
    },
    cancelPayment: async ({ id }) => {
      const sent = { key: `${id}-withdraw`, body: CANCELLATION };
      const { ok, status } = await request('POST', `/${id}/cancel`, sent);
      if (!ok) logger.info('A payment was not cancelled', { status });
    },
    capture: ({ id }, ore) => modify(id, 'capture', modificationOf(ore)),
    refund: ({ id }, ore) => modify(id, 'refund', modificationOf(ore)),
    release: ({ id }) => modify(id, 'cancel', {}),
  };
}
