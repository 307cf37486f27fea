import firebase from 'firebase/compat/app';
import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, freshId, omit, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, nobody } from '../support/roles.ts';
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
    [
      ['admin'],
      {
        'have one sent again': sendAgain(again()),
        'delete one about a gallery': async (db) =>
          db.doc(await given({ kind: 'gallery-invitation' })).delete(),
      },
    ],
    [
      nobody,
      {
        'write one': (db) => db.doc(`order-mails/${freshId()}`).set(mail({ status: 'queued' })),
        'delete one about an order': async (db) => db.doc(await given()).delete(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'a mail that failed': sendAgain(again()),
      'a mail that was sent': sendAgain(again(), { status: 'sent' }),
    },
    refused: {
      'a mail that is queued': sendAgain(again(), { status: 'queued' }),
      'a mail that is being sent': sendAgain(again(), { status: 'sending' }),
      'another address': sendAgain(again({ to: 'offer@x.example' })),
      'another subject': sendAgain(again({ subject: 'Vundet!' })),
      'another customer': sendAgain(again({ userId: 'uid' })),
      'another order': sendAgain(again({ orderId: 'JF20250620ABCDEF124' })),
      'another kind': sendAgain(again({ kind: 'approved' })),
      'fewer attempts': sendAgain(again({ attempts: 0 })),
      'a field more': sendAgain(again({ message: 'Køb nu' })),
      'that it was sent': sendAgain(again({ status: 'sent' })),
      'another time': sendAgain(again({ nextAttemptAt: PAST })),
      'no time': sendAgain(omit(again(), 'nextAttemptAt')),
      'another time of change': sendAgain(again({ updatedAt: PAST })),
    },
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
    [
      ['admin'],
      {
        'choose them': save({}),
      },
    ],
    [
      nobody,
      {
        'find them in a list': (db) =>
          db
            .collection('site-config')
            .where(firebase.firestore.FieldPath.documentId(), '==', 'reminders')
            .get(),
        'delete them': (db) => db.doc(SETTINGS).delete(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'none sent': save({ isOn: false }),
      'the shortest': save({ afterDays: 1, expireAfterDays: 2 }),
      'the longest': save({ afterDays: 364, expireAfterDays: 365 }),
    },
    refused: {
      'no day': save({ afterDays: 0 }),
      'more than a year': save({ expireAfterDays: 366 }),
      'an end with the reminder': save({ afterDays: 30 }),
      'an end before the reminder': save({ afterDays: 31 }),
      'half a day': save({ afterDays: 7.5 }),
      'half a day at the end': save({ expireAfterDays: 30.5 }),
      'days in words': save({ afterDays: '7' }),
      'an end in words': save({ expireAfterDays: '30' }),
      'neither on nor off': save({ isOn: 'yes' }),
      'another time': save({ updatedAt: PAST }),
      'a field more': save({ to: 'x' }),
      'a field more in the first choice': async (db: Firestore) => {
        await world.given({ [SETTINGS]: null });
        await save({ to: 'x' })(db);
      },
      'without a day': (db: Firestore) => db.doc(SETTINGS).set(omit(settings(), 'afterDays')),
    },
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
    [
      ['admin'],
      {
        'stop its reminders': change({ remindersStopped: true }),
      },
    ],
    [
      nobody,
      {
        'say that it was reminded of': change({ remindedAt: PAST }),
        'let it expire': change(samples.rejection({ cancelReason: 'expired' })),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'its reminders go on': change({ remindersStopped: false }, { remindersStopped: true }),
      'is approved or rejected like any other': change(samples.rejection(), {
        remindersStopped: true,
        remindedAt: PAST,
      }),
    },
    refused: {
      'in words': change({ remindersStopped: 'yes' }),
      'together with its amount': change({ remindersStopped: true, amount: 1 }),
      'once it is decided': change({ remindersStopped: true }, { paymentStatus: 'completed' }),
    },
  });
});
