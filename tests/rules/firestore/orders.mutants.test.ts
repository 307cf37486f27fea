import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { firestoreWorld, freshId, freshOrderId, serverTime } from '../support/firestore.ts';
import type { Firestore } from '../support/firestore.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';
import { addPurchase } from '../support/selling.ts';
import { addVoucher, nextVoucher } from '../support/vouchers.ts';

const world = firestoreWorld();
const admin = () => world.as('admin');

interface Sale {
  orderId: string;
  pendingOrderId?: string;
}

/** A purchase with its invoice and mirrors, as part of a batch. */
async function addSale(
  batch: ReturnType<Firestore['batch']>,
  { orderId, pendingOrderId }: Sale,
): Promise<void> {
  const sale = { orderId, userId: customer.uid, total: 199 };
  const invoice = await nextVoucher(world, sale);
  addVoucher(admin(), batch, invoice);
  const { number: voucherNumber } = invoice;
  const sold = { ...samples.purchase(customer, pendingOrderId), voucherNumber };
  addPurchase(admin(), batch, { orderId, purchase: sold });
}

/** Approves a waiting order onto the first of these sales, all in one batch. */
async function approve(
  sales: (pendingId: string) => readonly Sale[],
  pendingId = freshId('order-0123456789'),
): Promise<void> {
  const path = `pending-orders/${pendingId}`;
  await world.given({ [path]: samples.waitingOrder(customer) });
  const batch = admin().batch();
  const [first, ...others] = sales(pendingId);
  batch.update(admin().doc(path), {
    paymentStatus: 'completed',
    completedAt: serverTime(),
    adminApprovedAt: serverTime(),
    convertedToPurchaseId: first?.orderId,
  });
  for (const sale of first ? [first, ...others] : []) await addSale(batch, sale);
  await batch.commit();
}

describe('one order, one purchase', () => {
  test('an order is approved onto its purchase', async () => {
    await assertSucceeds(
      approve((pendingOrderId) => [{ orderId: freshOrderId(), pendingOrderId }]),
    );
  });

  test('an order is approved onto the purchase of its own number', async () => {
    const number = freshOrderId();
    await assertSucceeds(approve(() => [{ orderId: number, pendingOrderId: number }], number));
  });

  test('an order with a number is not approved onto another one', async () => {
    const number = freshOrderId();
    const attempt = approve(() => [{ orderId: freshOrderId(), pendingOrderId: number }], number);
    await assertFails(attempt);
  });

  test('an order without a number is not approved onto that of another one', async () => {
    const [taken, free] = [freshOrderId(), freshOrderId()];
    await world.given({ [`pending-orders/${taken}`]: samples.pendingOrder(customer) });
    const onto = (orderId: string) => approve((pendingOrderId) => [{ orderId, pendingOrderId }]);
    await assertFails(onto(taken));
    await assertSucceeds(onto(free));
  });

  test('a purchase without an order does not take the number of one', async () => {
    const [taken, free] = [freshOrderId(), freshOrderId()];
    await world.given({ [`pending-orders/${taken}`]: samples.pendingOrder(customer) });
    const sell = async (orderId: string) => {
      const batch = admin().batch();
      await addSale(batch, { orderId });
      return batch.commit();
    };
    await assertFails(sell(taken));
    await assertSucceeds(sell(free));
  });

  test('a second purchase of the same order is refused', async () => {
    const attempt = approve((pendingOrderId) => [
      { orderId: freshOrderId(), pendingOrderId },
      { orderId: freshOrderId(), pendingOrderId },
    ]);
    await assertFails(attempt);
  });

  test('an order is not approved onto a purchase that names no order', async () => {
    await assertFails(approve(() => [{ orderId: freshOrderId() }]));
  });

  test('an order is not approved onto a purchase of its own that is there already', async () => {
    const pendingId = freshId('order-0123456789');
    const orderId = freshOrderId();
    await world.given({
      [`pending-orders/${pendingId}`]: samples.pendingOrder(customer),
      [`purchases/${orderId}`]: samples.purchase(customer, pendingId),
    });
    const attempt = admin().doc(`pending-orders/${pendingId}`).update({
      paymentStatus: 'completed',
      completedAt: serverTime(),
      adminApprovedAt: serverTime(),
      convertedToPurchaseId: orderId,
    });
    await assertFails(attempt);
  });

  test.each(['pending', 'completed'])(
    'a purchase does not come from an order that is and stays %s',
    async (paymentStatus) => {
      const pendingOrderId = freshId('order-0123456789');
      const orderId = freshOrderId();
      const order = { ...samples.waitingOrder(customer), paymentStatus };
      await world.given({
        [`pending-orders/${pendingOrderId}`]: { ...order, convertedToPurchaseId: orderId },
      });
      const batch = admin().batch();
      await addSale(batch, { orderId, pendingOrderId });
      await assertFails(batch.commit());
    },
  );

  test('nobody deletes an order, not even one that is not there', async () => {
    await assertFails(world.as('customer').doc(`pending-orders/${freshId()}`).delete());
  });
});

describe('a purchase whose mirrors are there already', () => {
  const givenMirrors = async (orderId: string) => {
    await world.given({
      [`orders/${orderId}`]: samples.orderRecord(customer),
      [`admin-order-lookup/${orderId}`]: samples.orderLookup(customer, orderId),
    });
  };

  test('is not entered by its buyer', async () => {
    const orderId = freshOrderId();
    await givenMirrors(orderId);
    const path = `purchases/${orderId}`;
    await assertFails(world.as('customer').doc(path).set(samples.purchase(customer)));
  });

  test('is not entered anew with another price', async () => {
    const orderId = freshOrderId();
    await givenMirrors(orderId);
    const path = `purchases/${orderId}`;
    await world.given({ [path]: samples.purchase(customer) });
    const changed = { ...samples.purchase(customer), totalAmount: 1 };
    await assertFails(admin().doc(path).set(changed));
  });
});
