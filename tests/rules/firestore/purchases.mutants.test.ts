import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, test } from 'vitest';
import { firestoreWorld, freshOrderId, serverTime } from '../support/firestore.ts';
import type { Data } from '../support/firestore.ts';
import { accounts } from '../support/roles.ts';
import * as samples from '../support/samples.ts';
import { addVoucher, nextVoucher } from '../support/vouchers.ts';

const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };
const world = firestoreWorld();
const admin = () => world.as('admin');

/** A purchase that comes from no order, with mirrors that say the same and its invoice. */
async function sell(purchase: Data, mirror: Data = {}): Promise<void> {
  const orderId = freshOrderId();
  const batch = admin().batch();
  const place = (collection: string) => admin().doc(`${collection}/${orderId}`);
  const sold: Data = { ...samples.purchase(customer), ...purchase };
  const { userId, totalAmount } = sold;
  const invoice = await nextVoucher(world, { orderId, userId, total: totalAmount });
  addVoucher(admin(), batch, invoice);
  batch.set(place('purchases'), { voucherNumber: invoice.number, ...sold });
  batch.set(place('orders'), { ...samples.orderRecord(customer), ...mirror });
  batch.set(place('admin-order-lookup'), samples.orderLookup(customer, orderId));
  await batch.commit();
}

async function change(changes: Data): Promise<void> {
  const path = `purchases/${freshOrderId()}`;
  await world.given({ [path]: samples.purchase(customer) });
  await admin()
    .doc(path)
    .update({ updatedAt: serverTime(), ...changes });
}

const both = (changes: Data, mirror = changes): [Data, Data] => [changes, mirror];
const total = (kroner: number) => both({ totalAmount: kroner }, { total: kroner });
const items = (count: number) => both({ items: new Array<Data>(count).fill({ id: 'a' }) }, {});

const paidBy = (paymentMethod: string) =>
  both({ paymentMethod, stripeSessionId: 'cs_1' }, { paymentMethod });

describe('at its limits', () => {
  test.each([
    ['a buyer of 128 characters', both({ userId: 'u'.repeat(128) })],
    ['an address of 254', both({ userEmail: 'x'.repeat(254) })],
    ['a name of 201', both({ userName: 'x'.repeat(201) }, {})],
    ['50 items', items(50)],
    ['nothing to pay', total(0)],
    ['25,000,000 kr', total(25_000_000)],
    ['notes of 5000', both({ adminNotes: 'x'.repeat(5000) }, {})],
    ['an intent of 255', both({ paymentIntentId: 'x'.repeat(255) }, {})],
    ['cash', both({ paymentMethod: 'cash' })],
    ['a bank transfer', both({ paymentMethod: 'bank_transfer' })],
  ])('a purchase with %s is taken', async (_, [purchase, mirror]) => {
    await assertSucceeds(sell(purchase, mirror));
  });

  test.each([
    ['a buyer of 129 characters', both({ userId: 'u'.repeat(129) })],
    ['25,000,001 kr', total(25_000_001)],
    ['51 items', items(51)],
    ['an unknown method and a session', paidBy('cheque')],
    ['an intent that is no text', both({ paymentIntentId: 5 }, {})],
  ])('a purchase with %s is refused', async (_, [purchase, mirror]) => {
    await assertFails(sell(purchase, mirror));
  });

  test.each([
    ['a status that waits', { backupStatus: 'pending' }],
    ['a status that is complete', { backupStatus: 'completed' }],
  ])('%s of the archive is noted', async (_, changes) => {
    await assertSucceeds(change(changes));
  });
});
