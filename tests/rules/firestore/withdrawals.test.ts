import { describe } from 'vitest';
import { attempts, testAccess } from '../support/access.ts';
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
import { nobody } from '../support/roles.ts';
import { customer } from '../support/placing.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

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
    [
      ['customer'],
      {
        'note the first download': open(),
      },
    ],
    [
      nobody,
      {
        'take a withdrawal back': change(
          { paymentStatus: 'completed', withdrawnAt: removed() },
          { paymentStatus: 'cancelled', withdrawnAt: PAST },
        ),
        'withdraw past the server': change({
          paymentStatus: 'cancelled',
          withdrawnAt: serverTime(),
        }),
        'forget the first download': change(
          { firstDownloadAt: removed() },
          { firstDownloadAt: PAST },
        ),
        'say under which name it was withdrawn': change({
          withdrawnBy: 'Nogen',
          updatedAt: serverTime(),
        }),
        'say that the account is gone': change({
          accountDeletedAt: serverTime(),
          updatedAt: serverTime(),
        }),
      },
    ],
  ]);

  testWrites(world, 'customer', {
    taken: {
      'that of an older purchase': open({}, { paymentStatus: 'købt' }),
      'that of a purchase without a count': open({}, { downloadCount: null }),
    },
    refused: {
      'a second one': open({}, { firstDownloadAt: PAST }),
      'one in the past': open({ firstDownloadAt: PAST }),
      'one that is no time': open({ firstDownloadAt: 'now' }),
      'one of a withdrawn purchase': open({}, { withdrawnAt: PAST }),
      'one of an unpaid purchase': open({}, { paymentStatus: 'pending' }),
      'one of a cancelled purchase': open({}, { paymentStatus: 'cancelled' }),
      'one that pays': open({ paymentStatus: 'completed' }, { paymentStatus: 'pending' }),
      'one that changes the count': open({ downloadCount: 5 }),
      'one that changes the date of the change': open({ updatedAt: serverTime() }),
    },
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
  testAccess(world, [
    [
      ['admin'],
      {
        'note a refund': refund(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'one that keeps the name of a deleted customer': refund({}, deleted),
      'a note about a purchase with every time there is': change(
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
    refused: {
      'a second one': refund({}, { refundedAt: PAST }),
      'one of a purchase that stands': refund({}, { withdrawnAt: null }),
      'one in the past': refund({ refundedAt: PAST }),
      'one without the date of the change': refund({ updatedAt: PAST }),
      ...attempts(Object.entries(nameless), ([field, empty]) => [
        `one that forgets the ${field} of a deleted customer`,
        refund({ [field]: empty }, deleted),
      ]),
      'one with another amount': refund({ totalAmount: 1 }),
      'a refund that is taken back': change(
        { refundedAt: removed(), updatedAt: serverTime() },
        { ...withdrawn, refundedAt: PAST },
      ),
    },
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

  testAccess(world, [
    [
      ['admin'],
      {
        'cancel it with its refund': cancel(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'one that was downloaded': cancel({}, { firstDownloadAt: PAST }),
      'one in the word of an older shop': cancel({}, { paymentStatus: 'købt' }),
    },
    refused: {
      'one that goes on as a sale': cancel({ paymentStatus: 'completed' }),
      'one that waits again': cancel({ paymentStatus: 'pending' }),
      'one without the refund': cancel({ refundedAt: removed() }),
      'one that is not paid': cancel({}, { paymentStatus: 'pending' }),
      'one that is cancelled': cancel({}, { paymentStatus: 'cancelled' }),
      'one that was sent back in part': cancel({}, { refundedAt: PAST }),
      'one of gift cards': cancel({}, { giftCards: [] }),
      'one that was paid at the provider': cancel({}, { paymentIntentId: 'JF20260101ABCDEF123-1' }),
      'one that starts the sale again after its withdrawal': cancel(
        { paymentStatus: 'completed' },
        withdrawn,
      ),
    },
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
    [
      ['admin'],
      {
        'note its refund': refundOrder(),
      },
    ],
    [
      nobody,
      {
        'withdraw it past the server': changeOrder({
          paymentStatus: 'cancelled',
          cancelledAt: serverTime(),
          cancelReason: 'withdrawn-by-customer',
          withdrawnAt: serverTime(),
        }),
        'reject it in the name of the customer': changeOrder(
          samples.rejection({ cancelReason: 'withdrawn-by-customer' }),
        ),
        'open it again': changeOrder(
          { paymentStatus: 'pending', withdrawnAt: removed() },
          cancelled,
        ),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    refused: {
      'a second refund': refundOrder({}, { ...cancelled, refundedAt: PAST }),
      'a refund of an order that waits': refundOrder({}, {}),
      'a refund in the past': refundOrder({ refundedAt: PAST }),
      'a refund with another amount': refundOrder({ amount: 1 }),
    },
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
    [
      ['admin'],
      {
        'drop a statement': async (db) => db.doc(await given()).delete(),
      },
    ],
    [
      nobody,
      {
        'make a statement': (db) =>
          db.doc(`withdrawal-statements/${freshOrderId()}`).set(statement),
        'change a statement': async (db) =>
          db.doc(await given()).update({ statedAt: serverTime() }),
      },
    ],
  ]);
});
