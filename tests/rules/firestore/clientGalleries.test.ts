import { describe } from 'vitest';
import { testAccess, withEach } from '../support/access.ts';
import {
  type Data,
  type Firestore,
  firestoreWorld,
  freshId,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import { nobody } from '../support/roles.ts';
import * as samples from '../support/samples.ts';

const PAST = new Date('2025-01-01T12:00:00Z');
const world = firestoreWorld();

const gallery = (changes: Data = {}): Data => ({ ...samples.clientGallery(), ...changes });

const path = () => `client-galleries/${freshId()}`;

async function stored(changes: Data = {}): Promise<string> {
  const place = path();
  await world.given({ [place]: gallery({ createdAt: PAST, updatedAt: PAST, ...changes }) });
  return place;
}

const create = (changes: Data) => (db: Firestore) => db.doc(path()).set(gallery(changes));
const change =
  (changes: Data, before: Data = {}) =>
  async (db: Firestore) =>
    db.doc(await stored(before)).update({ updatedAt: serverTime(), ...changes });

/** A change of a gallery that lacks a field, which then counts as none. */
const changeWithout = (field: string, changes: Data) => async (db: Firestore) => {
  const { [field]: _, ...bare } = gallery({ createdAt: PAST, updatedAt: PAST });
  const place = path();
  await world.given({ [place]: bare });
  await db.doc(place).update({ updatedAt: serverTime(), ...changes });
};

describe('a client gallery', () => {
  testAccess(world, [
    [
      ['admin'],
      {
        'create one': create({}),
        'close it': change({ isOpen: false, revision: 3 }),
        'delete it': async (db) => db.doc(await stored()).delete(),
      },
    ],
  ]);

  testWrites(world, 'admin', {
    taken: {
      ...withEach(
        'a new one with',
        [
          { pinSalt: '', pinHash: '' },
          { askedName: 'Bogen', askedCount: 800, sharesChoices: true, showsShop: true },
        ],
        create,
      ),
      ...withEach(
        'a change with',
        [
          { linkKey: 'A1'.repeat(16) },
          { guestKey: 'A1'.repeat(16) },
          { guestKey: '' },
          { pinSalt: 'd'.repeat(20), pinHash: 'e'.repeat(64) },
          { expiresAt: PAST },
          { revision: 3 },
          { isOpen: false, revision: 3 },
        ],
        (changes) => change(changes),
      ),
      'one without a PIN': (db) => {
        const { pinSalt: _, pinHash: __, ...open } = gallery();
        return db.doc(path()).set(open);
      },
      'one under a name of 40 letters': (db) =>
        db.doc(`client-galleries/${freshId().padEnd(40, 'x')}`).set(gallery()),
      'a change of a closed one': change({ title: 'Ny' }, { isOpen: false }),
      'a change of one that never opened': changeWithout('isOpen', { title: 'Ny' }),
      'a change of one that never closed': changeWithout('revision', { title: 'Ny' }),
      'the first close': changeWithout('revision', { isOpen: false, revision: 1 }),
    },
    refused: {
      'the first close without a step': changeWithout('revision', { isOpen: false }),
      'one under a name of 41 letters': (db) =>
        db.doc(`client-galleries/${freshId().padEnd(41, 'x')}`).set(gallery()),
      'one under a name with a dash': (db) =>
        db.doc(`client-galleries/${freshId()}-x`).set(gallery()),
      ...withEach(
        'a new one with',
        [
          { linkKey: 'short' },
          { guestKey: 'short' },
          { guestKey: 1 },
          { linkKey: 'a'.repeat(33) },
          { linkKey: `${'a'.repeat(31)}-` },
          { pinSalt: '' },
          { pinHash: '' },
          { pinHash: '1234' },
          { pinSalt: 'x' },
          { pin: '1234' },
          { createdAt: PAST },
          { updatedAt: PAST },
        ],
        create,
      ),
      ...withEach(
        'a change with',
        [
          { createdAt: serverTime() },
          { updatedAt: PAST },
          { linkKey: '' },
          // Access that ended would be good again.
          { isOpen: false },
          { revision: 1 },
        ],
        (changes) => change(changes),
      ),
    },
  });
});

describe('the wrong PINs of a gallery', () => {
  const tries = async () => {
    const place = `client-tries/${freshId()}`;
    await world.given({ [place]: { pinSalt: 'a', visitors: {} } });
    return place;
  };

  testAccess(world, [
    [
      ['admin'],
      {
        'forget them': async (db) => db.doc(await tries()).delete(),
      },
    ],
    [
      nobody,
      {
        'count them': async (db) => db.doc(await tries()).update({ pinSalt: 'b' }),
        'make them up': (db) =>
          db.doc(`client-tries/${freshId()}`).set({ pinSalt: 'a', visitors: {} }),
      },
    ],
  ]);
});

describe('what somebody has chosen', () => {
  const record = {
    galleryId: 'a',
    name: 'Anna',
    email: '',
    lists: {},
    pictures: { b: { lists: ['asked'], comment: '', at: 1 } },
    sentAt: PAST,
    createdAt: PAST,
    updatedAt: PAST,
  };
  const choices = async () => {
    const place = `client-choices/${freshId()}`;
    await world.given({ [place]: record });
    return place;
  };
  const changed = (changes: Data) => async (db: Firestore) =>
    db.doc(await choices()).update(changes);

  testAccess(world, [
    [
      ['admin'],
      {
        'open it again': changed({ sentAt: null }),
        'delete it': async (db) => db.doc(await choices()).delete(),
      },
    ],
    [
      nobody,
      {
        'send it': changed({ sentAt: serverTime() }),
        choose: changed({ pictures: {} }),
        'choose while it opens': changed({ sentAt: null, name: 'Bo' }),
        'make it up': (db) => db.doc(`client-choices/${freshId()}`).set(record),
      },
    ],
  ]);
});

describe('proof of delivery', () => {
  const record = { galleryId: 'a', visit: 'v', kind: 'opened', pictureId: '', at: PAST };
  const note = async () => {
    const place = `client-deliveries/${freshId()}`;
    await world.given({ [place]: record });
    return place;
  };

  testAccess(world, [
    [
      ['admin'],
      {
        'delete it': async (db) => db.doc(await note()).delete(),
      },
    ],
    [
      nobody,
      {
        'change it': async (db) => db.doc(await note()).update({ at: serverTime() }),
        'make it up': (db) => db.doc(`client-deliveries/${freshId()}`).set(record),
      },
    ],
  ]);
});
