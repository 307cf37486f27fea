import { expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { remindOfOrders } from '../../../functions/src/mails/remindOfOrders.ts';
import { expectMail, expectMails, readMail, runScheduled, storeOrder } from '../support/mails.ts';
import { createPerson, unique } from '../support/people.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

const orderAt = (pendingOrderId: string) =>
  firestore().doc(documents.pendingOrder.build({ pendingOrderId }));

async function read(number: string): Promise<Record<string, unknown>> {
  return (await orderAt(number).get()).data() ?? {};
}

test('an order of seven days is reminded of once, and says when it expires', async () => {
  const customer = await createPerson();
  const number = await storeOrder(customer, { createdAt: daysAgo(8) });
  await runScheduled('remindOfOrders');
  await runScheduled('remindOfOrders');
  await expectMail(`${number}-reminder`, { status: 'sent', to: customer.email });
  const [mail] = await expectMails(number, 1);
  expect(mail?.params['message']).toMatch(
    /ordren udløber af sig selv den \d{1,2}\. [a-z]+ \d{4}\./,
  );
  expect(await read(number)).toMatchObject({ paymentStatus: 'pending' });
});

test('thirty days after it was placed it expires, and its customer is told why', async () => {
  const customer = await createPerson();
  const number = await storeOrder(customer, { createdAt: daysAgo(31), remindedAt: daysAgo(24) });
  await runScheduled('remindOfOrders');
  expect(await read(number)).toMatchObject({
    paymentStatus: 'cancelled',
    cancelReason: 'expired',
    cancelledAt: expect.anything() as unknown,
  });
  await expectMail(`${number}-expired`, { status: 'sent', to: customer.email });
  const [mail, ...others] = await expectMails(number, 1);
  expect(others).toEqual([]);
  expect(mail?.params['subject']).toBe(`Din ordre ${number} er udløbet`);
});

test('nothing expires without a reminder, and what is young or left alone stays as it is', async () => {
  const customer = { uid: `u${unique()}`, email: `${unique()}@kunde.example` };
  const never = await storeOrder(customer, { createdAt: daysAgo(90) });
  const young = await storeOrder(customer, { createdAt: daysAgo(5) });
  const alone = await storeOrder(customer, { createdAt: daysAgo(90), remindersStopped: true });
  await remindOfOrders(new Date());
  expect(await read(never)).toMatchObject({ paymentStatus: 'pending' });
  expect(await read(never)).toHaveProperty('remindedAt');
  for (const number of [young, alone]) {
    expect(await read(number)).toMatchObject({ paymentStatus: 'pending' });
    expect(await read(number)).not.toHaveProperty('remindedAt');
  }
});

test('an order that was decided before its reminder went out is not reminded of', async () => {
  const customer = await createPerson();
  const number = await storeOrder(customer, { createdAt: daysAgo(8), paymentStatus: 'completed' });
  const at = daysAgo(0);
  await firestore()
    .doc(documents.orderMail.build({ mailId: `${number}-reminder` }))
    .set({
      orderId: number,
      kind: 'reminder',
      userId: customer.uid,
      status: 'failed',
      attempts: 1,
      nextAttemptAt: at,
      createdAt: at,
      updatedAt: at,
    });
  await runScheduled('sendDueMails');
  expect(await readMail(`${number}-reminder`)).toBeUndefined();
});

test('an approval at the same moment wins or loses as a whole', async () => {
  const customer = { uid: `u${unique()}`, email: `${unique()}@kunde.example` };
  const times = { createdAt: daysAgo(31), remindedAt: daysAgo(24) };
  const numbers = await Promise.all(Array.from({ length: 10 }, () => storeOrder(customer, times)));
  const approve = (number: string) =>
    firestore().runTransaction(async (transaction) => {
      const order = await transaction.get(orderAt(number));
      if (order.get('paymentStatus') !== 'pending') return false;
      transaction.update(order.ref, { paymentStatus: 'completed', completedAt: new Date() });
      return true;
    });
  const [approved] = await Promise.all([
    Promise.all(numbers.map(approve)),
    remindOfOrders(new Date()),
  ]);
  for (const [at, number] of numbers.entries()) {
    const order = await read(number);
    expect(order['paymentStatus']).toBe(approved[at] ? 'completed' : 'cancelled');
    expect('cancelReason' in order).toBe(!approved[at]);
    expect('completedAt' in order).toBe(approved[at]);
  }
});
