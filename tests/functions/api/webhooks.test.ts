import { createHmac } from 'node:crypto';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webhookDocuments } from '#src/model/api/webhooks.ts';
import { collections } from '#src/model/base/paths.ts';
import { MINUTE_MS } from '#src/model/base/units.ts';
import { isPublicAddress, publicLookup } from '../../../functions/src/connections/publicAddress.ts';
import { queueCalls, sendCall } from '../../../functions/src/connections/webhookCalls.ts';
import { addWebhook } from '../../../functions/src/connections/webhooks.ts';
import { auth, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { createPerson, unique } from '../support/people.ts';

interface Told {
  headers: IncomingMessage['headers'];
  body: string;
}

const told: Told[] = [];
let answer: { status: number; headers?: Record<string, string> } = { status: 200 };
const server = createServer((asked, response) => {
  let body = '';
  asked.on('data', (chunk) => (body += String(chunk)));
  asked.on('end', () => {
    told.push({ headers: asked.headers, body });
    response.writeHead(answer.status, answer.headers).end();
  });
});

let url = '';
const toServer: LookupFunction = (_name, _options, done) =>
  done(null, [{ address: '127.0.0.1', family: 4 }]);
/** The address of the tests has no certificate, and is on this machine. */
const line = { request: request as never, lookup: toServer };

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, () => resolve());
  });
  url = `http://tests.example:${(server.address() as AddressInfo).port}/hook`;
});
afterAll(() => server.close());
beforeEach(async () => {
  told.length = 0;
  answer = { status: 200 };
  const all = await firestore().collection(collections.webhooks).get();
  for (const { ref } of all.docs) await ref.delete();
});

/** So late that only the test finds a call due, and not the function that makes it at once. */
const START = new Date('2076-06-01T10:00:00Z');
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);

async function storeWebhook(address = url) {
  const ref = firestore().collection(collections.webhooks).doc();
  await ref.set({ url: address, secret: 'whsec_x', createdAt: START, createdBy: 'ejer' });
  return ref;
}

async function queued(webhookId: string) {
  const id = unique();
  const callId = `order.paid-${id}-${webhookId}`;
  const news = { event: 'order.paid' as const, id, facts: { orderId: id } };
  await queueCalls(news, START);
  const ref = firestore().doc(webhookDocuments.call.build({ callId }));
  return { callId, ref, id, news };
}

test('an address is told once, signed with the time', async () => {
  const webhook = await storeWebhook();
  const { callId, ref, id, news } = await queued(webhook.id);
  await sendCall(callId, START, line);
  await sendCall(callId, START, line);
  await queueCalls(news, START);
  await sendCall(callId, START, line);
  expect(told).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = told;
  expect(JSON.parse(body)).toMatchObject({
    id: `order.paid-${id}`,
    event: 'order.paid',
    orderId: id,
  });
  const [, seconds = '', signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['foto-signature'])) ?? [];
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  const expected = createHmac('sha256', 'whsec_x').update(`${seconds}.${body}`).digest('hex');
  expect(signature).toBe(expected);
  expect((await ref.get()).data()).toMatchObject({ status: 'sent', answer: '200', attempts: 1 });
  expect((await webhook.get()).get('last')).toMatchObject({ status: 'sent', answer: '200' });
});

test('an address that does not take it is told again, ever later, and then no more', async () => {
  const webhook = await storeWebhook();
  const { callId, ref } = await queued(webhook.id);
  answer = { status: 302, headers: { location: 'http://169.254.169.254/' } };
  let now = START;
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    await sendCall(callId, now, line);
    const next = (await ref.get()).get('nextAttemptAt') as { toDate: () => Date } | null;
    if (!next) break;
    waits.push((next.toDate().getTime() - now.getTime()) / MINUTE_MS);
    now = next.toDate();
  }
  expect(waits).toEqual([1, 5, 30, 120, 720]);
  expect(told).toHaveLength(6);
  expect((await ref.get()).data()).toMatchObject({ status: 'failed', answer: '302' });
});

test('an address whose record cannot be read keeps the news from no other', async () => {
  await (await storeWebhook()).update({ createdAt: 'i går' });
  const { ref } = await queued((await storeWebhook()).id);
  expect((await ref.get()).data()).toMatchObject({ status: 'queued' });
});

test('an address that was removed is told nothing, and one that is not public is not reached', async () => {
  const webhook = await storeWebhook();
  const { callId, ref } = await queued(webhook.id);
  const own = { ...line, lookup: publicLookup((_name, _all, done) => done(null, [loopback])) };
  await sendCall(callId, START, own);
  expect((await ref.get()).data()).toMatchObject({ status: 'failed', answer: 'unreachable' });
  await webhook.delete();
  await sendCall(callId, after(1), line);
  expect((await ref.get()).exists).toBe(false);
  expect(told).toEqual([]);
});

test('an address ends with the role of whoever added it', async () => {
  const maker = await createPerson({ claims: { admin: true } });
  await addWebhook(url, maker);
  const [webhook] = (await firestore().collection(collections.webhooks).get()).docs;
  await sendCall((await queued(webhook?.id ?? '')).callId, START, line);
  expect(told).toHaveLength(1);
  await auth().setCustomUserClaims(maker.uid, {});
  const { callId, ref } = await queued(webhook?.id ?? '');
  await sendCall(callId, START, line);
  expect(told).toHaveLength(1);
  expect((await ref.get()).exists).toBe(false);
  expect((await webhook?.ref.get())?.exists).toBe(false);
});

const loopback = { address: '127.0.0.1', family: 4 };

describe('a public address', () => {
  test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700::1111'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  const resolved = (addresses: { address: string; family: number }[], all = true) =>
    new Promise((resolve) => {
      const look = publicLookup((_name, _all, done) => done(null, addresses));
      look('name.example', { all }, (error, found) => resolve(error ? error.message : found));
    });

  test('is what a name has to have alone', async () => {
    const good = { address: '1.1.1.1', family: 4 };
    expect(await resolved([good])).toEqual([good]);
    expect(await resolved([good], false)).toBe('1.1.1.1');
    expect(await resolved([good, loopback])).toBe('not a public address');
    expect(await resolved([])).toBe('not a public address');
  });
});
