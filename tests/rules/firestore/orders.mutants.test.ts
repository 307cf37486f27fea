import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { firestoreWorld, freshId, freshOrderId, serverTime } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts } from '../support/roles.ts';
import * as samples from '../support/samples.ts';
import { addVoucher, nextVoucher } from '../support/vouchers.ts';

const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };
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
  const { purchase, orderRecord, orderLookup } = samples;
  const sale = { orderId, userId: customer.uid, total: 199 };
  const invoice = await nextVoucher(world, sale);
  addVoucher(admin(), batch, invoice);
  const { number: voucherNumber } = invoice;
  const sold = { ...purchase(customer, pendingOrderId), voucherNumber };
  batch.set(admin().doc(`purchases/${orderId}`), sold);
  batch.set(admin().doc(`orders/${orderId}`), orderRecord(customer));
  batch.set(admin().doc(`admin-order-lookup/${orderId}`), orderLookup(customer, orderId));
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

  test('a lookup without a purchase is refused', async () => {
    const orderId = freshOrderId();
    const lookup = samples.orderLookup(customer, orderId);
    await assertFails(admin().doc(`admin-order-lookup/${orderId}`).set(lookup));
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

describe('the downloads of a purchase', () => {
  const change = async (changes: Data, downloadCount: number) => {
    const path = `purchases/${freshOrderId()}`;
    await world.given({ [path]: { ...samples.purchase(customer), downloadCount } });
    await admin()
      .doc(path)
      .update({ updatedAt: serverTime(), ...changes });
  };

  test.each([0, 1_000_001, 1e15])('%d of them do not lock its note', async (downloadCount) => {
    await assertSucceeds(change({ adminNotes: 'Ringet til kunden' }, downloadCount));
  });
  test.each([0, 2, '1'])('are not set to %s by hand', async (downloadCount) => {
    await assertFails(change({ downloadCount }, 1));
  });
});

describe('how long the place of an original may be', () => {
  const place = (length: number) => 'high-quality/'.padEnd(length, 'a');
  const save = (originalSrc: string) =>
    admin()
      .doc(`enkeltbilleder/${freshId()}`)
      .set({ ...samples.singleImage(), originalSrc });

  test('512 characters are taken', async () => {
    await assertSucceeds(save(place(512)));
  });
  test('513 are refused', async () => {
    await assertFails(save(place(513)));
  });
});
