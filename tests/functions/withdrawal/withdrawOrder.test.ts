import { describe, expect, test } from 'vitest';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, refusal } from '../support/call.ts';
import { createPerson, unique } from '../support/people.ts';
import { storePurchase } from '../support/purchases.ts';
import {
  buy,
  DOWNLOADED,
  mirrorAt,
  order,
  orderAt,
  orderNumber,
  purchaseAt,
  read,
  timeIn,
  UNKNOWN,
  withdraw,
} from '../support/withdrawals.ts';

const CANCELLED = refusal(
  'Ordren er annulleret, så der er ikke noget at fortryde.',
  'order/cancelled',
);

describe('a customer withdraws', () => {
  test('an order that waits: it is cancelled, and the answer tells the time', async () => {
    const buyer = await createPerson();
    const id = await order(buyer);
    const before = Date.now();
    const reply = await withdraw(buyer, id);
    expect(reply.status).toBe(200);
    const at = timeIn(reply);
    expect(new Date(at).getTime()).toBeGreaterThanOrEqual(before);
    expect(await read(orderAt(id))).toMatchObject({
      paymentStatus: 'cancelled',
      cancelledAt: at,
      cancelReason: 'withdrawn-by-customer',
      withdrawnAt: at,
      withdrawnBy: 'Mette Ågård',
      amount: 199,
    });
  });

  test('a purchase: its mirror follows, and its order stays as it was', async () => {
    const buyer = await createPerson();
    const id = await buy(buyer);
    const at = timeIn(await withdraw(buyer, id));
    expect(await read(purchaseAt(id))).toMatchObject({
      paymentStatus: 'cancelled',
      withdrawnAt: at,
      withdrawnBy: 'Mette Ågård',
      updatedAt: at,
      totalAmount: 199,
    });
    expect(await read(mirrorAt(id))).toMatchObject({ status: 'cancelled', updatedAt: at });
    expect(await read(orderAt(id))).toMatchObject({ paymentStatus: 'completed' });
    expect(await read(orderAt(id))).not.toHaveProperty('withdrawnAt');
  });

  test('a purchase by the id of the order from which it came', async () => {
    const buyer = await createPerson();
    const id = await buy(buyer);
    const earlierId = unique();
    await firestore()
      .doc(orderAt(earlierId))
      .set({ userId: buyer.uid, paymentStatus: 'completed', convertedToPurchaseId: id });
    const at = timeIn(await withdraw(buyer, earlierId));
    expect(await read(purchaseAt(id))).toMatchObject({ withdrawnAt: at });
  });

  test('a purchase that has no order and no mirror', async () => {
    const buyer = await createPerson();
    const id = await storePurchase(buyer.uid, {}, { firstDownloadAt: null });
    const at = timeIn(await withdraw(buyer, id));
    expect(await read(purchaseAt(id))).toMatchObject({
      paymentStatus: 'cancelled',
      withdrawnAt: at,
    });
    expect(await read(mirrorAt(id))).toBeUndefined();
  });

  test('once: a repetition tells the first time, and two at once agree', async () => {
    const buyer = await createPerson();
    const id = await buy(buyer);
    const replies = await Promise.all(Array.from({ length: 2 }, () => withdraw(buyer, id)));
    const times = new Set(replies.map(timeIn));
    expect([...times]).toEqual([timeIn(await withdraw(buyer, id, 'En anden'))]);
    expect(await read(purchaseAt(id))).toMatchObject({
      withdrawnAt: [...times][0],
      withdrawnBy: 'Mette Ågård',
    });
  });
});

describe('a withdrawal is refused', () => {
  test.each([
    ['after the first download', { firstDownloadAt: new Date() }, DOWNLOADED],
    ['after a download that was only counted', { downloadCount: 1 }, DOWNLOADED],
    ['when the purchase is cancelled', { paymentStatus: 'cancelled' }, CANCELLED],
  ])('%s', async (_, changes, body) => {
    const buyer = await createPerson();
    const id = await buy(buyer, changes);
    const before = await read(purchaseAt(id));
    expect(await withdraw(buyer, id)).toMatchObject({ status: 409, body });
    expect(await read(purchaseAt(id))).toEqual(before);
  });

  test('when the order is rejected', async () => {
    const buyer = await createPerson();
    const id = await order(buyer, { paymentStatus: 'cancelled', cancelReason: 'unpaid' });
    expect(await withdraw(buyer, id)).toMatchObject({ status: 409, body: CANCELLED });
  });

  test.each([
    ['a stranger', {}],
    ['an administrator', { claims: { admin: true } }],
  ])('to %s, in the words for an order that there is not', async (_, options) => {
    const [buyer, other] = await Promise.all([createPerson(), createPerson(options)]);
    const [waiting, bought] = await Promise.all([order(buyer), buy(buyer)]);
    for (const id of [waiting, bought, orderNumber()]) {
      expect(await withdraw(other, id)).toMatchObject({ status: 404, body: UNKNOWN });
    }
    expect(await read(orderAt(waiting))).toMatchObject({ paymentStatus: 'pending' });
    expect(await read(purchaseAt(bought))).toMatchObject({ paymentStatus: 'completed' });
  });

  test.each([{ name: 'Mette' }, { orderId: 'a/b', name: 'Mette' }, { orderId: 'a', name: '' }])(
    'with an input like %j',
    async (input) => {
      const { token } = await createPerson();
      expect((await call('withdrawOrder', { token, input })).status).toBe(400);
    },
  );
});
