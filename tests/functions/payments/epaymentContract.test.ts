import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createOrderId } from '#src/model/orders/orderId.ts';
import { paymentReference } from '#src/model/payments/reference.ts';
import { ATTEMPTS_MAX_COUNT, paymentWays, type Payment } from '#src/model/payments/schema.ts';
import { answerPayment, tools } from '../support/payments.ts';
import { unique } from '../support/people.ts';

/*
 * The requests that the provider publishes in its OpenAPI description of ePayment (1.4.1) and of the
 * access token, as far as the shop uses them. Fields that the description does not name are refused.
 */

const reference = z.string().regex(/^[a-zA-Z0-9-]{8,50}$/);
const money = z.strictObject({
  currency: z.enum(['NOK', 'DKK', 'EUR']),
  value: z.int().min(0).max(65_000_000),
});
const state = z.enum(['CREATED', 'ABORTED', 'EXPIRED', 'AUTHORIZED', 'TERMINATED']);
const paymentMethod = z.enum(['WALLET', 'CARD']);
const aggregate = z.strictObject({
  authorizedAmount: money,
  cancelledAmount: money,
  capturedAmount: money,
  refundedAmount: money,
});

const ofUnit = {
  'ocp-apim-subscription-key': z.string().min(1),
  'merchant-serial-number': z.string().regex(/^[0-9]{4,6}$/),
  'vipps-system-name': z.string().max(30),
};
const withToken = { ...ofUnit, authorization: z.string().regex(/^Bearer .+$/) };
const withKey = {
  ...withToken,
  'idempotency-key': z.string().min(1).max(50),
  'content-type': z.literal('application/json'),
};

const modified = z.strictObject({
  reference,
  pspReference: z.string(),
  state,
  amount: money,
  aggregate,
});
const modification = z.strictObject({ modificationAmount: money });

interface Published {
  headers: z.ZodRawShape;
  /** Missing where the description has none; an empty object is allowed then. */
  body?: z.ZodType;
  answer: z.ZodType;
}

const PAYMENT = '/epayment/v1/payments';

const published: Record<string, Published> = {
  'POST /accesstoken/get': {
    headers: { ...ofUnit, client_id: z.string().min(1), client_secret: z.string().min(1) },
    answer: z.object({ access_token: z.string(), expires_in: z.string(), token_type: z.string() }),
  },
  [`POST ${PAYMENT}`]: {
    headers: withKey,
    body: z.strictObject({
      amount: money,
      paymentMethod: z.strictObject({ type: paymentMethod }),
      reference,
      returnUrl: z.url(),
      userFlow: z.enum(['PUSH_MESSAGE', 'NATIVE_REDIRECT', 'WEB_REDIRECT', 'QR']),
      paymentDescription: z.string().min(3).max(100),
    }),
    answer: z.strictObject({ reference, redirectUrl: z.url() }),
  },
  [`GET ${PAYMENT}/{reference}`]: {
    headers: withToken,
    answer: modified.extend({
      paymentMethod: z.strictObject({ type: paymentMethod }),
      profile: z.strictObject({ sub: z.string().optional() }),
      redirectUrl: z.url().optional(),
    }),
  },
  [`POST ${PAYMENT}/{reference}/capture`]: {
    headers: withKey,
    body: modification,
    answer: modified,
  },
  [`POST ${PAYMENT}/{reference}/refund`]: {
    headers: withKey,
    body: modification,
    answer: modified,
  },
  [`POST ${PAYMENT}/{reference}/cancel`]: {
    headers: withKey,
    body: z.strictObject({ cancelTransactionOnly: z.boolean().optional() }),
    answer: modified,
  },
};

const problem = z.strictObject({
  type: z.url(),
  title: z.string(),
  detail: z.string().optional(),
  status: z.int(),
  traceId: z.string(),
});

interface Exchange {
  operation: string;
  headers: Record<string, string>;
  body: unknown;
  status: number;
  answer: unknown;
}

const exchanges: Exchange[] = [];
const realFetch = globalThis.fetch;

/** Asks the stand-in, and notes what was asked and answered. */
async function notedFetch(...[address, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await realFetch(address, init);
  const { method, headers, url } = new Request(address, init);
  const path = new URL(url).pathname.replace(/(?<=\/payments\/)[^/]+/, '{reference}');
  const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  const answer: unknown = await response.clone().json();
  const { status } = response;
  exchanges.push({
    ...{ operation: `${method} ${path}`, status, body, answer },
    headers: Object.fromEntries(headers),
  });
  return response;
}

const payment = (way: Payment['way'], attempt = 1): Pick<Payment, 'id' | 'way' | 'amountOre'> => {
  const bytes = (size: number) => crypto.getRandomValues(new Uint8Array(size));
  const orderId = createOrderId({ prefix: 'JF', now: new Date(), bytes });
  return { id: paymentReference(orderId, attempt), way, amountOre: 19_950 };
};

const shown = {
  returnUrl: 'https://shop.example/betaling/1',
  paymentDescription: 'Ordre JF20260102ABCDEF123',
};

/** Every request of the shop, once for each way to pay. */
async function payEveryWay(): Promise<void> {
  const { provider } = tools;
  for (const way of paymentWays) {
    const bought = payment(way, ATTEMPTS_MAX_COUNT);
    await provider.create(bought, shown);
    await answerPayment(bought.id, 'approve');
    await provider.find(bought);
    await provider.capture(bought, bought.amountOre);
    await provider.refund(bought, 5000);
    const letGo = payment(way);
    await provider.create(letGo, shown);
    await provider.release(letGo);
    const ended = payment(way);
    await provider.create(ended, shown);
    await provider.cancelPayment(ended);
  }
  await provider.find({ id: `unknown-${unique().slice(0, 20)}` });
  await expect(provider.capture(payment('WALLET'), 100)).rejects.toMatchObject({ status: 502 });
}

beforeAll(async () => {
  vi.stubGlobal('fetch', notedFetch);
  await payEveryWay();
});
afterAll(() => void vi.unstubAllGlobals());

const ofOperation = (name: string): Exchange[] =>
  exchanges.filter(({ operation }) => operation === name);

test('the shop asks for nothing that the provider does not describe', () => {
  const asked = exchanges
    .map(({ operation }) => operation)
    .filter((name) => name !== 'POST /payment-decisions');
  expect(new Set(asked)).toEqual(new Set(Object.keys(published)));
});

describe.each(Object.entries(published))('%s', (name, { headers, body, answer }) => {
  test('is asked as the provider describes it', () => {
    for (const exchange of ofOperation(name)) {
      z.object(headers).parse(exchange.headers);
      (body ?? z.strictObject({}).optional()).parse(exchange.body);
    }
  });

  test('is answered by the stand-in as the provider describes it', () => {
    const answers = ofOperation(name);
    for (const exchange of answers) {
      (exchange.status < 400 ? answer : problem).parse(exchange.answer);
    }
    expect(answers.some(({ status }) => status < 400)).toBe(true);
  });
});
