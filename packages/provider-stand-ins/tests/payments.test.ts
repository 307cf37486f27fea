import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Providers, startProviders } from '../src/server.ts';

interface Told {
  name: string;
  headers: IncomingHttpHeaders;
}

let providers: Providers;
let receiver: Server;
const told: Record<string, Told[]> = {};

beforeAll(async () => {
  receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const event = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
      const { reference = '', name = '' } = event;
      (told[reference] ??= []).push({ name, headers: request.headers });
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const { port } = receiver.address() as AddressInfo;
  providers = await startProviders({
    host: '127.0.0.1',
    port: 0,
    signInMails: () => Promise.resolve([]),
    paymentWebhook: { url: `http://127.0.0.1:${port}/told`, secret: 'secret' },
  });
});
afterAll(async () => {
  await providers.close();
  receiver.close();
});

const at = (path: string): string => `http://127.0.0.1:${providers.port}${path}`;

const unit = { 'ocp-apim-subscription-key': 'key', 'merchant-serial-number': '123456' };
const bearer = { ...unit, authorization: 'Bearer local-token', 'content-type': 'application/json' };

let keys = 0;
const newKey = (): string => {
  keys += 1;
  return `key-${keys}`;
};

const creation = (reference: string) => ({
  amount: { currency: 'DKK', value: 500 },
  paymentMethod: { type: 'WALLET' },
  reference,
  returnUrl: 'https://shop.example/back',
  userFlow: 'WEB_REDIRECT',
  paymentDescription: 'Order 1',
});

function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const sent = { ...bearer, 'idempotency-key': newKey(), ...headers };
  return fetch(at(`/epayment/v1/payments${path}`), {
    method: 'POST',
    headers: sent,
    body: JSON.stringify(body),
  });
}

async function known(reference: string): Promise<Record<string, unknown>> {
  const answer = await fetch(at(`/epayment/v1/payments/${reference}`), { headers: bearer });
  return (await answer.json()) as Record<string, unknown>;
}

const decide = (fields: object) =>
  fetch(at('/payment-decisions'), { method: 'POST', body: JSON.stringify(fields) });

const ore = (value: number) => ({ modificationAmount: { currency: 'DKK', value } });

test('the token needs every key of the sales unit', async () => {
  const headers: Record<string, string> = { ...unit, client_id: 'id', client_secret: 'secret' };
  const ask = (sent: Record<string, string>) =>
    fetch(at('/accesstoken/get'), { method: 'POST', headers: sent });
  expect((await ask(headers)).status).toBe(200);
  for (const name of Object.keys(headers)) {
    const others = Object.entries(headers).filter(([other]) => other !== name);
    expect((await ask(Object.fromEntries(others))).status).toBe(400);
  }
});

describe('a payment', () => {
  test('is created, approved, collected and sent back in parts', async () => {
    const reference = 'payment-whole-1';
    const created = await post('', creation(reference));
    expect(created.status).toBe(201);
    expect(await created.json()).toEqual({
      reference,
      redirectUrl: at(`/payment?reference=${reference}`),
    });
    expect((await post(`/${reference}/capture`, ore(500))).status).toBe(400);
    await decide({ reference, decision: 'approve' });
    expect((await post(`/${reference}/capture`, ore(600))).status).toBe(400);
    expect((await post(`/${reference}/capture`, ore(500))).status).toBe(200);
    expect((await post(`/${reference}/refund`, ore(200))).status).toBe(200);
    expect(await known(reference)).toMatchObject({
      state: 'AUTHORIZED',
      aggregate: { capturedAmount: { value: 500 }, refundedAmount: { value: 200 } },
    });
  });

  test('that is cancelled before the customer answered is terminated', async () => {
    const reference = 'payment-stopped';
    await post('', creation(reference));
    expect((await post(`/${reference}/cancel`, {})).status).toBe(200);
    expect(await known(reference)).toMatchObject({ state: 'TERMINATED' });
  });

  test('is the same for the same key, and another body under it is refused', async () => {
    const key = { 'idempotency-key': newKey() };
    const first = await post('', creation('payment-repeated'), key);
    const again = await post('', creation('payment-repeated'), key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect((await post('', creation('payment-different'), key)).status).toBe(409);
    expect((await post('', creation('payment-repeated'))).status).toBe(409);
  });

  test.each([
    ['a short reference', { reference: 'short' }],
    ['a reference with other signs', { reference: 'payment/with/paths' }],
    ['less than a krone', { amount: { currency: 'DKK', value: 99 } }],
    ['a part of an øre', { amount: { currency: 'DKK', value: 100.5 } }],
    ['another currency', { amount: { currency: 'EUR', value: 500 } }],
    ['another method', { paymentMethod: { type: 'CASH' } }],
    ['no description', { paymentDescription: '' }],
    ['no address to return to', { returnUrl: '' }],
  ])('with %s is refused', async (_, changes) => {
    const answer = await post('', { ...creation(`payment-${newKey()}`), ...changes });
    expect(answer.status).toBe(400);
  });

  test('without the token or a key of its own is refused', async () => {
    const body = creation('payment-unsigned');
    expect((await post('', body, { authorization: '' })).status).toBe(401);
    expect((await post('', body, { 'idempotency-key': '' })).status).toBe(400);
    expect((await post('', body, { 'merchant-serial-number': '' })).status).toBe(400);
  });

  test('is decided on its page, which leads back to the shop', async () => {
    const reference = 'payment-on-page';
    await post('', creation(reference));
    const page = await (await fetch(at(`/payment?reference=${reference}`))).text();
    expect(page).toContain('Order 1');
    const body = new URLSearchParams({ reference, decision: 'reject', delivery: 'none' });
    const answer = await fetch(at('/payment'), { method: 'POST', body, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'https://shop.example/back',
    ]);
    expect(await known(reference)).toMatchObject({ state: 'ABORTED' });
  });
});

test.each([
  ['none', []],
  ['once', ['AUTHORIZED']],
  ['twice', ['AUTHORIZED', 'AUTHORIZED']],
  ['out-of-order', ['CAPTURED', 'AUTHORIZED', 'CREATED']],
  ['wrong-signature', ['AUTHORIZED']],
])('a notification that comes %s', async (delivery, names) => {
  const reference = `payment-told-${delivery}`;
  await post('', creation(reference));
  await decide({ reference, decision: 'approve', delivery });
  await vi.waitFor(() => expect((told[reference] ?? []).map(({ name }) => name)).toEqual(names));
  for (const { headers } of told[reference] ?? []) {
    expect(headers.authorization).toMatch(
      /^HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=[\w+/]+=*$/,
    );
  }
});
