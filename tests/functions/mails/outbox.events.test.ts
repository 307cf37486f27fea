import { describe, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import type { MailParams } from '#src/model/mails/mailParams.ts';
import { paymentReference } from '#src/model/payments/reference.ts';
import { emailSendUrl } from '../../../functions/src/env.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { sendByEmailJs } from '../../../functions/src/mails/emailJs.ts';
import { eachDue } from '../../../functions/src/mails/eachDue.ts';
import { claimMails } from '../../../functions/src/mails/claimMails.ts';
import {
  queueMail,
  sendDueMails,
  sendMail,
  sendNow,
  type Sending,
} from '../../../functions/src/mails/outbox.ts';
import { takeTurn } from '../../../functions/src/mails/pace.ts';
import {
  caughtMails,
  changeOrder,
  expectMail,
  expectMails,
  failNextMail,
  pendingOrder,
  readMail,
  storeOrder,
} from '../support/mails.ts';
import { createPerson } from '../support/people.ts';

// The mails go to the local stand-in.
vi.hoisted(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('LOCAL_PORT_OFFSET', process.env['LOCAL_PORT_OFFSET'] ?? '10000');
});

const keys = {
  serviceId: 'local',
  templateId: 'local-order',
  publicKey: 'local',
  privateKey: 'local-private',
};
const withKeys = (changes: Partial<typeof keys> = {}): Sending => ({
  send: (mail) => sendByEmailJs(mail, { ...keys, ...changes }),
  pace: { intervalMs: 0 },
});
const sending = withKeys();
const OLD = new Date('2026-01-02T10:00:00Z');

/** Far enough ahead that no sweep of another test takes what is due then. */
const TOMORROW = Date.now() + 24 * 3_600_000;
const later = (minutes: number) => () => new Date(TOMORROW + minutes * 60_000);
const send = (id: string, minutes = 0, how = sending) => sendMail(id, how, later(minutes));

/** A mail that is due tomorrow, and which no event is about: the order is no news, the mail not queued. */
async function dueMail(nextAttemptAt = later(0)()): Promise<{ id: string; number: string }> {
  const { uid, email } = await createPerson();
  const number = await storeOrder({ uid, email }, { createdAt: OLD });
  const id = `${number}-received`;
  await firestore()
    .doc(documents.orderMail.build({ mailId: id }))
    .set({
      orderId: number,
      kind: 'received',
      userId: uid,
      status: 'failed',
      attempts: 1,
      nextAttemptAt,
      createdAt: OLD,
      updatedAt: OLD,
    });
  return { id, number };
}

test('a hundred rejections are told in one mail, and the rest in the next', async () => {
  const customer = await createPerson();
  const rejection = { paymentStatus: 'cancelled', cancelReason: 'unpaid', cancelledAt: later(0)() };
  const numbers = await Promise.all(
    Array.from({ length: 102 }, () => storeOrder(customer, { createdAt: OLD, ...rejection })),
  );
  for (const orderId of numbers) {
    await queueMail({ orderId, kind: 'rejected', userId: customer.uid }, later(0)());
  }
  const [first = ''] = numbers;
  const told = await claimMails(`${first}-rejected`, later(0)());
  expect(told).toHaveLength(100);
  const left = numbers.find((number) => !told.some(({ orderId }) => orderId === number)) ?? '';
  expect(await claimMails(`${left}-rejected`, later(0)())).toHaveLength(2);
});

describe('a mail is sent at least once, and marked', () => {
  test('once, however many try at the same time', async () => {
    const { id, number } = await dueMail();
    await Promise.all(Array.from({ length: 5 }, () => send(id)));
    expect(await caughtMails(number)).toHaveLength(1);
    expect(await readMail(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  test('by whoever comes when the first has ended on the way', async () => {
    const { id, number } = await dueMail();
    expect(await claimMails(id, later(0)())).toHaveLength(1);
    await send(id, 4);
    expect(await caughtMails(number)).toEqual([]);
    expect(await readMail(id)).toMatchObject({ status: 'sending' });
    await send(id, 5);
    expect(await caughtMails(number)).toHaveLength(1);
    expect(await readMail(id)).toMatchObject({ status: 'sent', attempts: 3 });
  });

  test('twice rather than never, when the answer to the first was lost', async () => {
    const { id, number } = await dueMail();
    await failNextMail(number, { status: 500, isSent: true });
    await send(id);
    expect(await readMail(id)).toMatchObject({ status: 'failed', error: 'refused' });
    await send(id, 10);
    expect(await caughtMails(number)).toHaveLength(2);
    expect(await readMail(id)).toMatchObject({ status: 'sent' });
  });

  test('later, when the provider takes too long', async () => {
    const { id, number } = await dueMail();
    const ask = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, request) =>
      address === emailSendUrl
        ? Promise.reject(new DOMException('too slow', 'TimeoutError'))
        : ask(address, request),
    );
    await send(id);
    expect(await readMail(id)).toMatchObject({ status: 'failed', error: 'unreachable' });
    vi.restoreAllMocks();
    await sendMail(id, sending);
    expect(await caughtMails(number)).toEqual([]);
    await send(id);
    expect(await caughtMails(number)).toHaveLength(1);
  });

  test('later, when what it tells of cannot be read, which is shown as a failure', async () => {
    const { id, number } = await dueMail();
    await changeOrder(number, { customerName: 7 });
    await send(id);
    const failed = await readMail(id);
    expect(failed).toMatchObject({ status: 'failed', error: 'unreadable', attempts: 2 });
    expect(failed).toHaveProperty('nextAttemptAt');
    await changeOrder(number, { customerName: 'Mette Ågård' });
    await send(id, 10);
    expect(await caughtMails(number)).toHaveLength(1);
    expect(await readMail(id)).toMatchObject({ status: 'sent' });
  });

  test('by the sweep, which one bad mail does not hold up, while it has time', async () => {
    const bad = await dueMail();
    await firestore()
      .doc(documents.orderMail.build({ mailId: bad.id }))
      .update({ kind: 'unknown', nextAttemptAt: new Date('2025-01-01') });
    const { id, number } = await dueMail(OLD);
    const beginning = vi.fn<() => Promise<void>>();
    const now = new Date();
    await eachDue({ collection: 'order-mails', now, most: 1, until: now }, beginning);
    expect(beginning).not.toHaveBeenCalled();
    await sendDueMails(sending, new Date(), later(0)());
    await expectMails(number, 1);
    await expectMail(id, { status: 'sent' });
    await firestore()
      .doc(documents.orderMail.build({ mailId: bad.id }))
      .delete();
  });
});

describe('without the right keys', () => {
  test.each(['serviceId', 'templateId', 'publicKey', 'privateKey'])(
    'nothing is sent or tried again: %s',
    async (key) => {
      const { id, number } = await dueMail();
      await send(id, 0, withKeys({ [key]: '' }));
      expect(await caughtMails(number)).toEqual([]);
      const mail = await readMail(id);
      expect(mail).toMatchObject({ status: 'failed', error: 'not-configured' });
      expect(mail).not.toHaveProperty('nextAttemptAt');
    },
  );

  test('the provider refuses a private key that is not its own', async () => {
    const { id, number } = await dueMail();
    await send(id, 0, withKeys({ privateKey: 'guessed' }));
    expect(await caughtMails(number)).toEqual([]);
    expect(await readMail(id)).toMatchObject({ status: 'failed', error: 'refused' });
  });
});

test('an order that exists no more is told to nobody, and its mail is forgotten', async () => {
  const { id, number } = await dueMail();
  await firestore()
    .doc(documents.pendingOrder.build({ pendingOrderId: number }))
    .delete();
  await send(id);
  expect(await caughtMails(number)).toEqual([]);
  expect(await readMail(id)).toBeUndefined();
});

test.each([
  ['rejected', { paymentStatus: 'cancelled', cancelReason: 'unpaid' }],
  ['withdrawn', { paymentStatus: 'cancelled', withdrawnAt: OLD }],
  ['expired', { paymentStatus: 'cancelled', cancelReason: 'expired' }],
])('the receipt of an order that was %s meanwhile is not sent', async (_, ending) => {
  const { id, number } = await dueMail();
  await changeOrder(number, ending);
  await send(id);
  const mails = await caughtMails(number);
  expect(mails.filter(({ params }) => params['message']?.includes('Tak for din ordre'))).toEqual(
    [],
  );
  expect(await readMail(id)).toBeUndefined();
});

test('the receipt of an order that was approved meanwhile confirms it, and asks for no money', async () => {
  const { id, number } = await dueMail();
  await changeOrder(number, { paymentStatus: 'completed' });
  await send(id);
  const [mail] = await caughtMails(number);
  expect(mail?.params['message']).toContain('Den er allerede godkendt.');
  expect(mail?.params['message']).toContain('STANDARDFORTRYDELSESFORMULAR');
  expect(mail?.params['message']).not.toContain('Nu mangler kun betalingen');
});

test.each([
  ['was rejected', { paymentStatus: 'cancelled', cancelReason: 'unpaid' }, undefined, 0],
  ['the photographer approved', { paymentStatus: 'completed' }, undefined, 0],
  ['was paid on the page', { paymentStatus: 'completed' }, 1, 1],
])('the news of an order that %s meanwhile is sent only where it is news', async (...given) => {
  const [, ending, attempt, count] = given;
  const { number: orderId } = await dueMail();
  await changeOrder(orderId, ending);
  if (attempt !== undefined) {
    const purchase = { userId: 'uid', paymentStatus: 'completed', purchaseDate: OLD };
    const paymentIntentId = paymentReference(orderId, attempt);
    await firestore()
      .doc(documents.purchase.build({ orderId }))
      .set({ ...purchase, paymentIntentId });
  }
  await queueMail({ orderId, kind: 'new-order', userId: 'uid' }, later(0)());
  await send(`${orderId}-new-order`);
  const mails = await caughtMails(orderId);
  const news = mails.filter(({ params }) => params['subject']?.startsWith('Ny ordre'));
  expect(news).toHaveLength(count);
});

test('the notice of a withdrawal leads to its order by the whole id, whatever number it names', async () => {
  const { uid, email } = await createPerson();
  const orderId = `old-shop-order-${uid.slice(-8)}`;
  const withdrawal = { createdAt: OLD, withdrawnAt: OLD, paymentStatus: 'cancelled' };
  await changeOrder(orderId, pendingOrder({ uid, email }, withdrawal));
  await queueMail({ orderId, kind: 'withdrawal-notice', userId: uid }, later(0)());
  await send(`${orderId}-withdrawal-notice`);
  const [mail] = await caughtMails(orderId);
  expect(new URL(mail?.params['link'] ?? '').searchParams.get('order')).toBe(orderId);
});

test('a mail that was queued before is not queued again', async () => {
  const { id, number } = await dueMail();
  await send(id);
  await queueMail({ orderId: number, kind: 'received', userId: 'uid' }, new Date());
  expect(await readMail(id)).toMatchObject({ status: 'sent' });
});

test('the day of the mailbox is used by what is sent alone', async () => {
  const turns = firestore().doc(documents.rateLimit.build({ key: 'order-mails' }));
  const sentToday = async (): Promise<unknown> => (await turns.get()).get('sent');
  await turns.delete();
  const how: Sending = { ...sending, pace: { intervalMs: 1, perDay: 300 } };
  const { id, number } = await dueMail();
  await Promise.all(Array.from({ length: 5 }, () => send(id, 0, how)));
  await send(id, 0, how);
  expect(await caughtMails(number)).toHaveLength(1);
  // Neither a mail that is needless by now nor one that cannot be made is sent.
  for (const change of [{ paymentStatus: 'cancelled' }, { customerName: 7 }]) {
    const unsent = await dueMail();
    await changeOrder(unsent.number, change);
    await send(unsent.id, 0, how);
  }
  expect(await sentToday()).toBe(1);
  await turns.delete();
});

test('all instances together send one mail in each interval and so many in a day, and nobody waits for long', async () => {
  const started = Date.now();
  const pace = { intervalMs: 200, perDay: 3 };
  expect(await Promise.all([1, 2, 3].map(() => takeTurn(pace)))).toEqual([true, true, true]);
  expect(Date.now() - started).toBeGreaterThanOrEqual(400);
  expect(await takeTurn(pace)).toBe(false);
  const params = { to_email: 'a@b.example' } as MailParams;
  const send = vi.fn<Sending['send']>();
  // A mail that nobody queues takes a turn too.
  expect(await sendNow(params, 'test', { send, pace })).toBe('busy');
  expect(send).not.toHaveBeenCalled();
  expect(await sendNow(params, 'test', { send, pace: { ...pace, perDay: 4 } })).toBeUndefined();
  expect(send).toHaveBeenCalledOnce();
  expect(await takeTurn({ ...pace, perDay: 4 })).toBe(false);
  await takeTurn({ intervalMs: 120_000 });
  expect(await takeTurn({ intervalMs: 200 })).toBe(false);
  await firestore()
    .doc(documents.rateLimit.build({ key: 'order-mails' }))
    .delete();
});
