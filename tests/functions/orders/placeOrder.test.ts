import { describe, expect, test } from 'vitest';
import { ORDER_QUOTA_MAX_COUNT } from '#src/model/orders/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { refusal } from '../support/call.ts';
import { find, makeCode } from '../support/discounts.ts';
import { collect } from '../support/collectPayments.ts';
import { answerPayment, ledgerOf, sellPicture, start, vouchersOf } from '../support/payments.ts';
import { createPerson, type Person } from '../support/people.ts';
import { CHANGED, place, statusOf } from '../support/placedOrders.ts';
import {
  order as storeOrder,
  orderAt,
  orderNumber,
  purchaseAt,
  read,
  withdraw,
} from '../support/withdrawals.ts';

const USED_UP = refusal('Koden er brugt op.', 'invalid-argument');

/** An order of one picture of 200 kroner with a code of a quarter. */
async function ordered(buyer: Person, code: string): Promise<string> {
  const orderId = orderNumber();
  const items = [await sellPicture(200)];
  expect(await place(buyer, { orderId, code, items, totalOre: 15_000 })).toMatchObject({
    status: 200,
  });
  return orderId;
}

describe('an order with a discount', () => {
  test('is written at the prices of the shop, counted like any other', async () => {
    const buyer = await createPerson();
    const code = await makeCode();
    const orderId = orderNumber();
    const items = [await sellPicture(199.5), await sellPicture(99)];
    const typed = code.toLowerCase();
    const { status } = await place(buyer, { orderId, code: typed, items, totalOre: 22_387 });
    expect(status).toBe(200);
    expect(await read(orderAt(orderId))).toEqual({
      userId: buyer.uid,
      customerName: 'Mette Ågård',
      customerEmail: buyer.email,
      amount: 223.87,
      discount: { code, kind: 'percent', value: 25, paidFor: 0, minimum: 0, amount: 74.63 },
      items: items.map((id, at) => ({
        id,
        name: 'Skov i tåge',
        price: [199.5, 99][at],
        type: 'image',
        category: '',
        thumbnailUrl: '',
        imageUrl: '',
        downloadUrl: '',
        quantity: 1,
      })),
      paymentMethod: 'mobilepay',
      paymentStatus: 'pending',
      source: { type: 'single' },
      termsConsent: { version: '2025-06-24', acceptedAt: expect.anything() as unknown },
      createdAt: expect.any(String) as string,
    });
    expect(await read(`order-quota/${buyer.uid}`)).toMatchObject({ orderId, count: 1 });
    expect(await read(`${orderAt(orderId)}/accepted/terms`)).toEqual({
      text: expect.stringContaining('Sidst opdateret 24. juni 2025') as string,
    });
  });

  test('is placed once, however often it is asked for', async () => {
    const buyer = await createPerson();
    const code = await makeCode({ times: 1, isOncePerCustomer: true });
    const order = {
      orderId: orderNumber(),
      code,
      items: [await sellPicture(200)],
      totalOre: 15_000,
    };
    const answers = await Promise.all([1, 2, 3].map(() => place(buyer, order)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await place(buyer, order)).status).toBe(200);
    expect(await read(`order-quota/${buyer.uid}`)).toMatchObject({ count: 1 });
  });

  test('that is there already is answered so, also when its customer has an unverified address by now', async () => {
    const buyer = await createPerson({ emailVerified: false });
    const orderId = await storeOrder(buyer);
    const again = { orderId, code: await makeCode(), items: ['gone'], totalOre: 15_000 };
    expect((await place(buyer, again)).status).toBe(200);
  });

  test('for less than its code asks for is not placed, and says from where the code applies', async () => {
    const buyer = await createPerson();
    const code = await makeCode({ minimum: 500 });
    const { status, body } = await place(buyer, {
      code,
      items: [await sellPicture(200)],
      totalOre: 15_000,
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: `Koden ${code} gælder fra 500,00\u00a0kr.` });
  });

  test('above 3,000 kr is placed with the name and address of its invoice alone', async () => {
    const buyer = await createPerson();
    const code = await makeCode();
    const order = { code, items: [await sellPicture(4004)], totalOre: 300_300 };
    const { status, body } = await place(buyer, order);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: 'Skriv dit navn og din adresse til fakturaen, og bestil igen.',
    });
    const invoiceTo = { name: 'Bo Berg', street: 'Havnen 3', postalCode: '9900', city: 'Skagen' };
    expect((await place(buyer, { ...order, invoiceTo })).status).toBe(200);
  });

  test('at another total is not placed', async () => {
    const buyer = await createPerson();
    const code = await makeCode();
    const orderId = orderNumber();
    const items = [await sellPicture(200)];
    for (const totalOre of [14_999, 15_001, 0, 20_000]) {
      const { status, body } = await place(buyer, { orderId, code, items, totalOre });
      expect({ status, body }).toEqual({ status: 409, body: CHANGED });
    }
    expect(await read(orderAt(orderId))).toBeUndefined();
    expect(await read(`order-quota/${buyer.uid}`)).toBeUndefined();
  });

  test('of nothing that the code is for is not placed', async () => {
    const buyer = await createPerson();
    const code = await makeCode({ kind: 'number', value: 3, paidFor: 2 });
    const items = [await sellPicture(200)];
    expect((await place(buyer, { code, items, totalOre: 20_000 })).body).toEqual(CHANGED);
  });

  test('of something that the shop does not show, or of one thing twice, is not placed', async () => {
    const buyer = await createPerson();
    const code = await makeCode();
    const hidden = await sellPicture(200);
    await firestore().doc(`enkeltbilleder/${hidden}`).update({ isPublished: false });
    const shown = await sellPicture(200);
    for (const items of [[hidden], [shown, shown], ['gone']]) {
      const totalOre = 15_000 * items.length;
      expect((await place(buyer, { code, items, totalOre })).body).toEqual(CHANGED);
    }
  });
});

describe('nobody places an order', () => {
  test('under the number of another', async () => {
    const code = await makeCode();
    const orderId = await ordered(await createPerson(), code);
    const stranger = await createPerson();
    const again = { orderId, code, items: [await sellPicture(200)], totalOre: 15_000 };
    expect(await place(stranger, again)).toMatchObject({ status: 403 });
    expect(await read(orderAt(orderId))).not.toMatchObject({ userId: stranger.uid });
  });

  test('while blocked, after the last of the hour, or once the account is being deleted', async () => {
    const code = await makeCode();
    const [blocked, busy, leaving] = await Promise.all([1, 2, 3].map(() => createPerson()));
    if (!blocked || !busy || !leaving) throw new Error('no people');
    const db = firestore();
    await db.doc(`order-quota/${blocked.uid}`).set({ orderId: '', isBlocked: true });
    const full = { orderId: 'x', count: ORDER_QUOTA_MAX_COUNT, startedAt: new Date() };
    await db.doc(`order-quota/${busy.uid}`).set(full);
    await db.doc(`deletion-jobs/${leaving.uid}`).set({ startedAt: new Date() });
    expect(await statusOf(blocked, code)).toBe(403);
    expect(await statusOf(busy, code)).toBe(429);
    expect(await statusOf(leaving, code)).toBe(403);
    await db.doc(`order-quota/${busy.uid}`).update({ startedAt: new Date(Date.now() - 3_600_000) });
    expect(await statusOf(busy, code)).toBe(200);
  });

  test('without a verified address or a sign-in', async () => {
    const code = await makeCode();
    const unverified = await createPerson({ emailVerified: false });
    expect(await statusOf(unverified, code)).toBe(403);
    expect((await find(unverified, code)).status).toBe(403);
    expect(await statusOf({ ...unverified, token: '' }, code)).toBe(401);
  });
});

describe('a code that is limited', () => {
  test('is given back by a cancelled order, whoever cancels it', async () => {
    const code = await makeCode({ times: 1, isOncePerCustomer: true });
    const buyer = await createPerson();
    const withdrawn = await ordered(buyer, code);
    expect((await find(await createPerson(), code)).body).toEqual(USED_UP);
    await withdraw(buyer, withdrawn);
    const rejected = await ordered(buyer, code);
    await firestore().doc(orderAt(rejected)).update({ paymentStatus: 'cancelled' });
    await ordered(buyer, code);
  });
});

test('an automatic payment takes what is left, and a withdrawal gives the code back', async () => {
  const code = await makeCode({ times: 1 });
  const buyer = await createPerson();
  const orderId = await ordered(buyer, code);
  expect((await start(buyer, orderId)).status).toBe(200);
  await answerPayment(`${orderId}-1`, 'approve');
  await collect(`${orderId}-1`);
  expect(await read(purchaseAt(orderId))).toMatchObject({
    totalAmount: 150,
    orderedAmount: 150,
    currentAmount: 150,
    discount: { code, amount: 50 },
  });
  expect(await vouchersOf(orderId)).toMatchObject([
    {
      totalOre: 15_000,
      vatOre: 3000,
      lines: [
        { name: 'Skov i tåge', type: 'image', amountOre: 20_000 },
        { name: `Rabat (${code})`, type: 'discount', amountOre: -5000 },
      ],
    },
  ]);
  expect(await ledgerOf(orderId)).toMatchObject([{ captured: 15_000 }]);
  expect((await find(buyer, code)).body).toEqual(USED_UP);
  await withdraw(buyer, orderId);
  expect((await find(buyer, code)).status).toBe(200);
});
