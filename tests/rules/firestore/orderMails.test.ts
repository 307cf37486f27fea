import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId, omit, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, admins, nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const world = firestoreWorld();
const { customer } = accounts;
const PAST = new Date('2025-01-01T12:00:00Z');

const mail = (changes: Data = {}): Data => ({
  orderId: 'JF20250620ABCDEF123',
  kind: 'received',
  userId: customer.uid,
  to: 'kunde@jerslevfoto.example',
  subject: 'Jeg har modtaget din ordre',
  status: 'failed',
  attempts: 1,
  error: 'refused',
  createdAt: PAST,
  updatedAt: PAST,
  ...changes,
});

const again = (changes: Data = {}): Data => ({
  status: 'queued',
  nextAttemptAt: serverTime(),
  updatedAt: serverTime(),
  ...changes,
});

async function given(changes: Data = {}): Promise<string> {
  const path = `order-mails/${freshId('JF20250620ABCDEF123-')}`;
  await world.given({ [path]: mail(changes) });
  return path;
}

const sendAgain =
  (changes: Data, before: Data = {}) =>
  async (db: Firestore) => {
    await db.doc(await given(before)).update(changes);
  };

describe('the mails about orders', () => {
  testAccess(world, [
    { what: 'read one', allowed: admins, act: async (db) => db.doc(await given()).get() },
    { what: 'list them', allowed: admins, act: (db) => db.collection('order-mails').get() },
    {
      what: 'list those about the customer',
      allowed: admins,
      act: (db) => db.collection('order-mails').where('userId', '==', customer.uid).get(),
    },
    { what: 'have one sent again', allowed: admins, act: sendAgain(again()) },
    {
      what: 'write one',
      allowed: nobody,
      act: (db) => db.doc(`order-mails/${freshId()}`).set(mail({ status: 'queued' })),
    },
    { what: 'delete one', allowed: nobody, act: async (db) => db.doc(await given()).delete() },
  ]);

  testWrites(world, 'owner', {
    taken: [
      { what: 'a mail that failed', act: sendAgain(again()) },
      { what: 'a mail that was sent', act: sendAgain(again(), { status: 'sent' }) },
    ],
    refused: [
      { what: 'a mail that is queued', act: sendAgain(again(), { status: 'queued' }) },
      { what: 'a mail that is being sent', act: sendAgain(again(), { status: 'sending' }) },
      { what: 'another address', act: sendAgain(again({ to: 'offer@x.example' })) },
      { what: 'another subject', act: sendAgain(again({ subject: 'Vundet!' })) },
      { what: 'another customer', act: sendAgain(again({ userId: 'uid' })) },
      { what: 'another order', act: sendAgain(again({ orderId: 'JF20250620ABCDEF124' })) },
      { what: 'another kind', act: sendAgain(again({ kind: 'approved' })) },
      { what: 'fewer attempts', act: sendAgain(again({ attempts: 0 })) },
      { what: 'a field more', act: sendAgain(again({ message: 'Køb nu' })) },
      { what: 'that it was sent', act: sendAgain(again({ status: 'sent' })) },
      { what: 'another time', act: sendAgain(again({ nextAttemptAt: PAST })) },
      { what: 'no time', act: sendAgain(omit(again(), 'nextAttemptAt')) },
      { what: 'another time of change', act: sendAgain(again({ updatedAt: PAST })) },
    ],
  });
});

const SETTINGS = 'site-config/reminders';

const settings = (changes: Data = {}): Data => ({
  isOn: true,
  afterDays: 7,
  expireAfterDays: 30,
  updatedAt: serverTime(),
  ...changes,
});

const save = (changes: Data) => (db: Firestore) => db.doc(SETTINGS).set(settings(changes));

describe('the days of reminders', () => {
  testAccess(world, [
    { what: 'read them', allowed: admins, act: (db) => db.doc(SETTINGS).get() },
    { what: 'choose them', allowed: admins, act: save({}) },
    {
      what: 'find them in a list',
      allowed: nobody,
      act: (db) =>
        db
          .collection('site-config')
          .where(firebase.firestore.FieldPath.documentId(), '==', 'reminders')
          .get(),
    },
    { what: 'delete them', allowed: nobody, act: (db) => db.doc(SETTINGS).delete() },
  ]);

  testWrites(world, 'adminByProfile', {
    taken: [
      { what: 'none sent', act: save({ isOn: false }) },
      { what: 'the shortest', act: save({ afterDays: 1, expireAfterDays: 2 }) },
      { what: 'the longest', act: save({ afterDays: 364, expireAfterDays: 365 }) },
    ],
    refused: [
      { what: 'no day', act: save({ afterDays: 0 }) },
      { what: 'more than a year', act: save({ expireAfterDays: 366 }) },
      { what: 'an end with the reminder', act: save({ afterDays: 30 }) },
      { what: 'an end before the reminder', act: save({ afterDays: 31 }) },
      { what: 'half a day', act: save({ afterDays: 7.5 }) },
      { what: 'half a day at the end', act: save({ expireAfterDays: 30.5 }) },
      { what: 'days in words', act: save({ afterDays: '7' }) },
      { what: 'an end in words', act: save({ expireAfterDays: '30' }) },
      { what: 'neither on nor off', act: save({ isOn: 'yes' }) },
      { what: 'another time', act: save({ updatedAt: PAST }) },
      { what: 'a field more', act: save({ to: 'x' }) },
      {
        what: 'a field more in the first choice',
        act: async (db: Firestore) => {
          await world.given({ [SETTINGS]: null });
          await save({ to: 'x' })(db);
        },
      },
      {
        what: 'without a day',
        act: (db: Firestore) => db.doc(SETTINGS).set(omit(settings(), 'afterDays')),
      },
    ],
  });
});

const order = async (changes: Data = {}): Promise<string> => {
  const path = `pending-orders/${freshId('order-0123456789')}`;
  const buyer = { uid: customer.uid, email: 'kunde@jerslevfoto.example' };
  await world.given({ [path]: { ...samples.pendingOrder(buyer), ...changes } });
  return path;
};

const change =
  (changes: Data, before: Data = {}) =>
  async (db: Firestore) => {
    await db.doc(await order(before)).update(changes);
  };

describe('an order that is left alone', () => {
  testAccess(world, [
    { what: 'stop its reminders', allowed: admins, act: change({ remindersStopped: true }) },
    { what: 'say that it was reminded of', allowed: nobody, act: change({ remindedAt: PAST }) },
    {
      what: 'let it expire',
      allowed: nobody,
      act: change(samples.rejection({ cancelReason: 'expired' })),
    },
  ]);

  testWrites(world, 'owner', {
    taken: [
      {
        what: 'its reminders go on',
        act: change({ remindersStopped: false }, { remindersStopped: true }),
      },
      {
        what: 'is approved or rejected like any other',
        act: change(samples.rejection(), { remindersStopped: true, remindedAt: PAST }),
      },
    ],
    refused: [
      { what: 'in words', act: change({ remindersStopped: 'yes' }) },
      { what: 'together with its amount', act: change({ remindersStopped: true, amount: 1 }) },
      {
        what: 'once it is decided',
        act: change({ remindersStopped: true }, { paymentStatus: 'completed' }),
      },
    ],
  });
});
