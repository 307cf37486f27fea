import { describe, expect, test } from 'vitest';
import { siteUrl } from '../support/local.ts';
import { collect } from '../support/collectPayments.ts';
import { answerPayment, ledgerOf, orderPicture, paymentAt, start } from '../support/payments.ts';
import { createPerson } from '../support/people.ts';
import { purchaseAt, read } from '../support/withdrawals.ts';
import { createHash, createHmac } from 'node:crypto';

const url = siteUrl('/api/payment-webhook');
const { host, pathname } = new URL(url);

interface Forgery {
  secret?: string;
  date?: Date;
  /** Sent in place of the body that was signed. */
  sent?: string;
}

function send(
  body: string,
  { secret = 'local-webhook', date = new Date(), sent = body }: Forgery = {},
) {
  const hash = createHash('sha256').update(body).digest('base64');
  const text = `POST\n${pathname}\n${date.toUTCString()};${host};${hash}`;
  const signature = createHmac('sha256', secret).update(text).digest('base64');
  return fetch(url, {
    method: 'POST',
    body: sent,
    headers: {
      'content-type': 'application/json',
      'x-ms-date': date.toUTCString(),
      'x-ms-content-sha256': hash,
      authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
    },
  });
}

async function begun(price = 199): Promise<string> {
  const buyer = await createPerson();
  const id = await orderPicture(buyer, { price });
  await start(buyer, id);
  return id;
}

const about = (id: string, more: object = {}) =>
  JSON.stringify({ reference: `${id}-1`, name: 'AUTHORIZED', success: true, ...more });

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('a notification', () => {
  test('is only a hint: without money at the provider nothing is bought', async () => {
    const id = await begun();
    const claimed = { amount: { currency: 'DKK', value: 19_900 } };
    expect((await send(about(id, claimed))).status).toBe(200);
    expect(await read(paymentAt(`${id}-1`))).toMatchObject({ status: 'waiting' });
    expect(await read(purchaseAt(id))).toBeUndefined();
  });

  test('that names a cheaper payment of somebody else buys nothing for this order', async () => {
    const [dear, other] = [await begun(), await begun(49)];
    await answerPayment(`${other}-1`, 'approve');
    expect((await send(about(other, { orderId: dear }))).status).toBe(200);
    expect(await read(purchaseAt(dear))).toBeUndefined();
    expect(await ledgerOf(dear)).toMatchObject([{ captured: 0 }]);
    expect(await read(purchaseAt(other))).toMatchObject({ totalAmount: 49 });
    await collect(`${other}-1`);
    expect(await ledgerOf(other)).toMatchObject([{ captured: 4900 }]);
  });

  test('that is repeated is answered and asks nobody again', async () => {
    const id = await begun();
    const date = new Date();
    expect((await send(about(id), { date })).status).toBe(200);
    await answerPayment(`${id}-1`, 'approve');
    expect((await send(about(id), { date })).status).toBe(200);
    expect(await read(paymentAt(`${id}-1`))).toMatchObject({ status: 'waiting' });
  });

  test.each<[string, Forgery]>([
    ['signed with another secret', { secret: 'guessed' }],
    ['signed with none', { secret: '' }],
    ['signed ten minutes ago', { date: minutesAgo(10) }],
    ['signed for later', { date: minutesAgo(-10) }],
    ['with another body than was signed', { sent: '{"reference":"JF20260102ABCDEF123-1"}' }],
  ])('%s is refused', async (_, forgery) => {
    const id = await begun();
    await answerPayment(`${id}-1`, 'approve');
    expect((await send(about(id), forgery)).status).toBe(401);
    expect(await read(paymentAt(`${id}-1`))).toMatchObject({ status: 'waiting' });
  });

  test('without a signature is refused, and so is a question', async () => {
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401);
    expect((await fetch(url)).status).toBe(401);
  });

  test.each(['', '[]', '{"reference":"a/b"}', '{"reference":"unknown-payment-1"}'])(
    'that names no payment (%s) is answered and does nothing',
    async (body) => {
      expect((await send(body)).status).toBe(200);
    },
  );
});
