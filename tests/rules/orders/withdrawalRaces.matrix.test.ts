import { describe, expect, test } from 'vitest';
import { askAuth } from '../attacker/people.ts';
import { createAccount, functionUrl } from '../repos/connection.ts';
import { freshId } from '../support/firestore.ts';
import * as samples from '../support/samples.ts';
import { approveOrder, given, photographerIsSignedIn, stored, waitingOrder } from './world.ts';

/*
 * The withdrawal runs on the server, downloads and approvals in the browser's own data layer. As in
 * the other races, FULL_RACES=1 runs the full number.
 */
const ROUNDS = process.env['FULL_RACES'] ? 100 : 8;
const AT_ONCE = 4;
const TIMEOUT_MS = 600_000;

photographerIsSignedIn();

const { openDownloads } = await import('#src/data/orders/rightOfWithdrawal.ts');
const auth = await import('#src/data/auth/session.ts');

const password = 'Demo1234!';
const customer = { uid: '', token: '', email: '' };

/** The server counts the withdrawals of a customer, so that every so often there is a new one. */
const ROUNDS_OF_CUSTOMER = 40;

async function newCustomer(): Promise<void> {
  const email = `${freshId('fortryder').toLowerCase()}@kunde.example`;
  customer.email = email;
  customer.uid = await createAccount({ email, password });
  const session = await askAuth('signInWithPassword', { email, password, returnSecureToken: true });
  customer.token = String(session['idToken']);
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Withdraws as the customer; tells how it went, and the Danish of a refusal. */
async function withdraw(orderId: string): Promise<{ isDone: boolean; text: unknown }> {
  const answer = await fetch(functionUrl('withdrawOrder'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
    body: JSON.stringify({ orderId, name: 'Kaj Kunde' }),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  return { isDone: answer.ok, text: body['error'] };
}

const codeOf = (result: PromiseSettledResult<unknown>): unknown =>
  result.status === 'rejected' ? (result.reason as { code?: unknown }).code : 'done';

/** The start of the second is moved over the whole length of the first, each in its turn. */
async function race<First, Second>(
  round: number,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[PromiseSettledResult<First>, PromiseSettledResult<Second>]> {
  const delay = (round * 7) % 90;
  const isFirstLate = round % 2 === 1;
  return Promise.allSettled([
    wait(isFirstLate ? delay : 0).then(first),
    wait(isFirstLate ? 0 : delay).then(second),
  ]);
}

async function inRounds(
  run: (round: number) => Promise<void>,
  begin: () => Promise<unknown> = newCustomer,
): Promise<void> {
  for (let round = 0; round < ROUNDS; round += AT_ONCE) {
    if (round % ROUNDS_OF_CUSTOMER === 0) await begin();
    const count = Math.min(AT_ONCE, ROUNDS - round);
    await Promise.all(Array.from({ length: count }, (_, index) => run(round + index)));
  }
}

async function withdrawOrApprove(round: number): Promise<void> {
  const { id } = await waitingOrder({ userId: customer.uid });
  const [approval, withdrawal] = await race(
    round,
    () => approveOrder(id),
    () => withdraw(id),
  );
  expect(withdrawal).toMatchObject({ status: 'fulfilled', value: { isDone: true } });
  const order = await stored(`pending-orders/${id}`);
  const purchase = await stored(`purchases/${String(order?.['convertedToPurchaseId'])}`);
  const withdrawn = { paymentStatus: 'cancelled', withdrawnAt: expect.any(Number) as number };
  if (codeOf(approval) === 'done') {
    expect(order).toMatchObject({ paymentStatus: 'completed' });
    expect(purchase).toMatchObject(withdrawn);
  } else {
    expect(codeOf(approval)).toBe('order/withdrawn');
    expect(order).toMatchObject(withdrawn);
    expect(purchase).toBeUndefined();
  }
}

describe('an approval and a withdrawal', () => {
  test(
    `end in ${ROUNDS} races with a withdrawn order, or a withdrawn purchase`,
    () => inRounds(withdrawOrApprove),
    TIMEOUT_MS,
  );
});

let orders = 0;

/** A purchase of which nothing is downloaded. */
async function bought(): Promise<string> {
  orders += 1;
  const letters = freshId()
    .replace(/[^a-z]/g, '')
    .toUpperCase()
    .padEnd(6, 'X')
    .slice(-6);
  const orderId = `JF20260102${letters}${String(orders).padStart(3, '0')}`;
  const buyer = { uid: customer.uid, email: customer.email };
  await given({
    [`purchases/${orderId}`]: samples.purchase(buyer),
    [`orders/${orderId}`]: samples.orderRecord(buyer),
  });
  return orderId;
}

async function withdrawOrDownload(round: number): Promise<'download' | 'withdrawal'> {
  const orderId = await bought();
  const [download, withdrawal] = await race(
    round,
    () => openDownloads([orderId]),
    () => withdraw(orderId),
  );
  const purchase = await stored(`purchases/${orderId}`);
  const mirror = await stored(`orders/${orderId}`);
  if (codeOf(download) === 'done') {
    expect(withdrawal).toMatchObject({
      value: { text: 'Billederne er hentet, så købet kan ikke længere fortrydes.' },
    });
    expect(purchase).toMatchObject({ paymentStatus: 'completed' });
    expect(purchase?.['firstDownloadAt']).toBeTypeOf('number');
    expect(purchase).not.toHaveProperty('withdrawnAt');
    expect(mirror).toMatchObject({ status: 'completed' });
    return 'download';
  }
  expect(codeOf(download)).toBe('order/withdrawn');
  expect(withdrawal).toMatchObject({ value: { isDone: true } });
  expect(purchase).toMatchObject({ paymentStatus: 'cancelled' });
  expect(purchase).not.toHaveProperty('firstDownloadAt');
  expect(mirror).toMatchObject({ status: 'cancelled' });
  return 'withdrawal';
}

describe('a first download and a withdrawal', () => {
  test(
    `have one winner in each of ${ROUNDS} races, and the other is told`,
    async () => {
      const winners = new Set<string>();
      await inRounds(
        async (round) => void winners.add(await withdrawOrDownload(round)),
        async () => {
          await newCustomer();
          await auth.signIn({ email: customer.email, password, remember: false });
        },
      );
      // In a few rounds on a busy machine one of them may win them all.
      if (ROUNDS > 50) expect([...winners].toSorted()).toEqual(['download', 'withdrawal']);
    },
    TIMEOUT_MS,
  );
});
