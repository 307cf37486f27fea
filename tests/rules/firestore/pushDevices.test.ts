import { describe } from 'vitest';
import { DEVICE_NAME_MAX_LENGTH, FID_MAX_LENGTH } from '#src/model/push/devices.ts';
import { testAccess } from '../support/access.ts';
import { firestoreWorld, omit, serverTime, testWrites } from '../support/firestore.ts';
import type { Data, Firestore } from '../support/firestore.ts';
import { accounts, nobody, type Role } from '../support/roles.ts';

const PAST = new Date('2025-01-01T12:00:00Z');

const world = firestoreWorld();

const uidOf = (role: Role) => (role === 'guest' ? 'guest' : accounts[role].uid);

let count = 0;

/** The path of a device that nobody has registered. */
function unused(): string {
  count += 1;
  return `push-devices/${String(count).padStart(64, '0')}`;
}

const record = (userId: string, changes: Data = {}): Data => ({
  ...{ userId, fid: 'c'.repeat(22), name: 'Chrome, Android', createdAt: serverTime() },
  ...changes,
});

async function registered(userId: string): Promise<string> {
  const place = unused();
  await world.given({ [place]: record(userId, { createdAt: PAST }) });
  return place;
}

const create = (changes: Data) => (db: Firestore) =>
  db.doc(unused()).set(record(uidOf('admin'), changes));

describe('a device that takes pushes', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'register one of their own': (db, role) => db.doc(unused()).set(record(uidOf(role))),
        'register it again': async (db, role) =>
          db.doc(await registered(uidOf(role))).set(record(uidOf(role))),
        'list their own': (db, role) =>
          db.collection('push-devices').where('userId', '==', uidOf(role)).get(),
        'take away their own': async (db, role) => db.doc(await registered(uidOf(role))).delete(),
      },
    ],
    [
      nobody,
      {
        "register one as somebody else's": (db) => db.doc(unused()).set(record('somebody')),
        "make somebody else's their own": async (db, role) =>
          db.doc(await registered('somebody')).set(record(uidOf(role))),
        "read somebody else's": async (db) => db.doc(await registered('somebody')).get(),
        'list all': (db) => db.collection('push-devices').limit(1).get(),
        "take away somebody else's": async (db) => db.doc(await registered('somebody')).delete(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      'the longest id and name': create({
        fid: 'c'.repeat(FID_MAX_LENGTH),
        name: 'n'.repeat(DEVICE_NAME_MAX_LENGTH),
      }),
    },
    refused: {
      'a longer id': create({ fid: 'c'.repeat(FID_MAX_LENGTH + 1) }),
      'a longer name': create({ name: 'n'.repeat(DEVICE_NAME_MAX_LENGTH + 1) }),
      'no id': (db) => db.doc(unused()).set(omit(record(uidOf('admin')), 'fid')),
      'another time': create({ createdAt: PAST }),
      'a field more': create({ isAdmin: true }),
      'a place with another name': (db) => db.doc('push-devices/a').set(record(uidOf('admin'))),
    },
  });
});
