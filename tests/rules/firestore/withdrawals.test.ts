import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  firestoreWorld,
  freshId,
  freshOrderId,
  omit,
  removed,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, admins, nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();
const customer: samples.Buyer = { uid: accounts.customer.uid, email: 'kunde@jerslevfoto.example' };

/** Changes a stored purchase. A field that is null before is not stored. */
const change =
  (changes: Data, before: Data = {}) =>
  async (db: Firestore) => {
    const path = `purchases/${freshOrderId()}`;
    const stored: Data = { ...samples.purchase(customer), updatedAt: PAST, ...before };
    const missing = Object.keys(stored).filter((field) => stored[field] === null);
    await world.given({ [path]: missing.reduce<Data>((data, field) => omit(data, field), stored) });
    await db.doc(path).update(changes);
  };

const open = (changes: Data = {}, before: Data = {}) =>
  change({ firstDownloadAt: serverTime(), ...changes }, before);

describe('the first download', () => {
  testAccess(world, [
    { what: 'note the first download', allowed: ['customer'], act: open() },
    {
      what: 'take a withdrawal back',
      allowed: nobody,
      act: change(
        { paymentStatus: 'completed', withdrawnAt: removed() },
        { paymentStatus: 'cancelled', withdrawnAt: PAST },
      ),
    },
    {
      what: 'withdraw past the server',
      allowed: nobody,
      act: change({ paymentStatus: 'cancelled', withdrawnAt: serverTime() }),
    },
    {
      what: 'forget the first download',
      allowed: nobody,
      act: change({ firstDownloadAt: removed() }, { firstDownloadAt: PAST }),
    },
    {
      what: 'say under which name it was withdrawn',
      allowed: nobody,
      act: change({ withdrawnBy: 'Nogen', updatedAt: serverTime() }),
    },
    {
      what: 'say that the account is gone',
      allowed: nobody,
      act: change({ accountDeletedAt: serverTime(), updatedAt: serverTime() }),
    },
  ]);

  testWrites(world, 'customer', {
    taken: [
      { what: 'that of an older purchase', act: open({}, { paymentStatus: 'købt' }) },
      { what: 'that of a purchase without a count', act: open({}, { downloadCount: null }) },
    ],
    refused: [
      { what: 'a second one', act: open({}, { firstDownloadAt: PAST }) },
      { what: 'one in the past', act: open({ firstDownloadAt: PAST }) },
      { what: 'one that is no time', act: open({ firstDownloadAt: 'now' }) },
      { what: 'one of a withdrawn purchase', act: open({}, { withdrawnAt: PAST }) },
      { what: 'one of an unpaid purchase', act: open({}, { paymentStatus: 'pending' }) },
      { what: 'one of a cancelled purchase', act: open({}, { paymentStatus: 'cancelled' }) },
      {
        what: 'one that pays',
        act: open({ paymentStatus: 'completed' }, { paymentStatus: 'pending' }),
      },
      { what: 'one that changes the count', act: open({ downloadCount: 5 }) },
      { what: 'one that changes the date of the change', act: open({ updatedAt: serverTime() }) },
    ],
  });
});

const withdrawn = { paymentStatus: 'cancelled', withdrawnAt: PAST, withdrawnBy: 'Kaj Kunde' };

const refund = (changes: Data = {}, before: Data = {}) =>
  change(
    { refundedAt: serverTime(), updatedAt: serverTime(), ...changes },
    { ...withdrawn, ...before },
  );

const nameless = { userName: '', userEmail: '', withdrawnBy: '' };
const deleted = { accountDeletedAt: PAST };

describe('the refund of a purchase', () => {
  testAccess(world, [{ what: 'note a refund', allowed: admins, act: refund() }]);

  testWrites(world, 'adminByClaim', {
    taken: [
      { what: 'one that forgets a deleted customer', act: refund(nameless, deleted) },
      { what: 'one that keeps the name of a deleted customer', act: refund({}, deleted) },
      {
        what: 'one that forgets a deleted customer whose withdrawal had no name',
        act: change(
          { refundedAt: serverTime(), updatedAt: serverTime(), userName: '', userEmail: '' },
          { ...omit(withdrawn, 'withdrawnBy'), ...deleted },
        ),
      },
      {
        what: 'a note about a purchase with every time there is',
        act: change(
          { adminNotes: 'x', updatedAt: serverTime() },
          {
            ...withdrawn,
            ...deleted,
            firstDownloadAt: PAST,
            refundedAt: PAST,
            creditNoteNumber: 'K2026-0001',
          },
        ),
      },
    ],
    refused: [
      { what: 'a second one', act: refund({}, { refundedAt: PAST }) },
      { what: 'one of a purchase that stands', act: refund({}, { withdrawnAt: null }) },
      { what: 'one in the past', act: refund({ refundedAt: PAST }) },
      { what: 'one without the date of the change', act: refund({ updatedAt: PAST }) },
      { what: 'one that forgets a customer who is there', act: refund(nameless) },
      ...Object.entries(nameless).map(([field, empty]) => ({
        what: `one that forgets the ${field} of a customer who is there`,
        act: refund({ [field]: empty }),
      })),
      { what: 'one that renames a deleted customer', act: refund({ userName: 'Nogen' }, deleted) },
      {
        what: 'one that changes the address of a deleted customer',
        act: refund({ userName: '', userEmail: 'a@b.example' }, deleted),
      },
      ...Object.keys(nameless).map((field) => ({
        what: `one that writes another ${field} of a deleted customer`,
        act: refund({ ...nameless, [field]: 'nogen@jerslevfoto.example' }, deleted),
      })),
      {
        what: 'one that keeps the name of a withdrawal alone',
        act: refund({ userName: '', userEmail: '' }, deleted),
      },
      { what: 'one with another amount', act: refund({ totalAmount: 1 }) },
      {
        what: 'a refund that is taken back',
        act: change(
          { refundedAt: removed(), updatedAt: serverTime() },
          { ...withdrawn, refundedAt: PAST },
        ),
      },
    ],
  });
});

describe('the refund of a sale that stands', () => {
  const cancel = (changes: Data = {}, before: Data = {}) =>
    change(
      {
        paymentStatus: 'cancelled',
        refundedAt: serverTime(),
        updatedAt: serverTime(),
        ...changes,
      },
      before,
    );

  testAccess(world, [{ what: 'cancel it with its refund', allowed: admins, act: cancel() }]);

  testWrites(world, 'owner', {
    taken: [
      { what: 'one that was downloaded', act: cancel({}, { firstDownloadAt: PAST }) },
      { what: 'one in the word of an older shop', act: cancel({}, { paymentStatus: 'købt' }) },
    ],
    refused: [
      { what: 'one that goes on as a sale', act: cancel({ paymentStatus: 'completed' }) },
      { what: 'one that waits again', act: cancel({ paymentStatus: 'pending' }) },
      { what: 'one without the refund', act: cancel({ refundedAt: removed() }) },
      { what: 'one that is not paid', act: cancel({}, { paymentStatus: 'pending' }) },
      { what: 'one that is cancelled', act: cancel({}, { paymentStatus: 'cancelled' }) },
      { what: 'one that was sent back in part', act: cancel({}, { refundedAt: PAST }) },
      { what: 'one of gift cards', act: cancel({}, { giftCards: [] }) },
      {
        what: 'one that was paid at the provider',
        act: cancel({}, { paymentIntentId: 'JF20260101ABCDEF123-1' }),
      },
      {
        what: 'one that starts the sale again after its withdrawal',
        act: cancel({ paymentStatus: 'completed' }, withdrawn),
      },
    ],
  });
});

describe('a new purchase', () => {
  const sell = (fields: Data) => async (db: Firestore) => {
    const orderId = freshOrderId();
    const batch = db.batch();
    const unpaid = {
      ...omit(samples.purchase(customer), 'completedDate'),
      paymentStatus: 'pending',
    };
    batch.set(db.doc(`purchases/${orderId}`), { ...unpaid, ...fields });
    batch.set(db.doc(`orders/${orderId}`), { ...samples.orderRecord(customer), status: 'pending' });
    batch.set(db.doc(`admin-order-lookup/${orderId}`), samples.orderLookup(customer, orderId));
    await batch.commit();
  };

  testWrites(world, 'owner', {
    taken: [{ what: 'one with nothing of this', act: sell({}) }],
    refused: [
      { what: 'one that is downloaded', act: sell({ firstDownloadAt: serverTime() }) },
      { what: 'one that is withdrawn', act: sell({ withdrawnAt: serverTime() }) },
      { what: 'one with the name of a withdrawal', act: sell({ withdrawnBy: 'Kaj Kunde' }) },
      { what: 'one that is refunded', act: sell({ refundedAt: serverTime() }) },
      { what: 'one with a credit note', act: sell({ creditNoteNumber: 'K2026-0001' }) },
      { what: 'one of a deleted account', act: sell({ accountDeletedAt: serverTime() }) },
    ],
  });
});

describe('a withdrawn order that was never approved', () => {
  const changeOrder =
    (changes: Data, before: Data = {}) =>
    async (db: Firestore) => {
      const path = `pending-orders/${freshId('order-0123456789')}`;
      await world.given({ [path]: { ...samples.pendingOrder(customer), ...before } });
      await db.doc(path).update(changes);
    };
  const cancelled = { ...withdrawn, cancelReason: 'withdrawn-by-customer', cancelledAt: PAST };
  const refundOrder = (changes: Data = {}, before: Data = cancelled) =>
    changeOrder({ refundedAt: serverTime(), ...changes }, before);

  testAccess(world, [
    { what: 'note its refund', allowed: admins, act: refundOrder() },
    {
      what: 'withdraw it past the server',
      allowed: nobody,
      act: changeOrder({
        paymentStatus: 'cancelled',
        cancelledAt: serverTime(),
        cancelReason: 'withdrawn-by-customer',
        withdrawnAt: serverTime(),
      }),
    },
    {
      what: 'reject it in the name of the customer',
      allowed: nobody,
      act: changeOrder(samples.rejection({ cancelReason: 'withdrawn-by-customer' })),
    },
    {
      what: 'open it again',
      allowed: nobody,
      act: changeOrder({ paymentStatus: 'pending', withdrawnAt: removed() }, cancelled),
    },
  ]);

  testWrites(world, 'adminByProfile', {
    taken: [],
    refused: [
      { what: 'a second refund', act: refundOrder({}, { ...cancelled, refundedAt: PAST }) },
      { what: 'a refund of an order that waits', act: refundOrder({}, {}) },
      { what: 'a refund in the past', act: refundOrder({ refundedAt: PAST }) },
      { what: 'a refund with another amount', act: refundOrder({ amount: 1 }) },
    ],
  });
});

describe('a statement made without a sign-in', () => {
  const statement = {
    userId: customer.uid,
    name: 'Kaj Kunde',
    email: customer.email,
    code: 'secret',
    statedAt: PAST,
  };
  const given = async () => {
    const path = `withdrawal-statements/${freshOrderId()}`;
    await world.given({ [path]: statement });
    return path;
  };

  testAccess(world, [
    {
      what: 'read a statement',
      allowed: admins,
      act: async (db) => db.doc(await given()).get(),
    },
    {
      what: 'list statements',
      allowed: admins,
      act: (db) => db.collection('withdrawal-statements').get(),
    },
    {
      what: 'drop a statement',
      allowed: admins,
      act: async (db) => db.doc(await given()).delete(),
    },
    {
      what: 'make a statement',
      allowed: nobody,
      act: (db) => db.doc(`withdrawal-statements/${freshOrderId()}`).set(statement),
    },
    {
      what: 'change a statement',
      allowed: nobody,
      act: async (db) => db.doc(await given()).update({ statedAt: serverTime() }),
    },
  ]);
});
