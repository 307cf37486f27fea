import { describe } from 'vitest';
import { testAccess } from '../support/access.ts';
import {
  type Data,
  type Firestore,
  firestoreWorld,
  freshId,
  serverTime,
  testWrites,
} from '../support/firestore.ts';
import { admins, nobody } from '../support/roles.ts';
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
    { what: 'read it', allowed: admins, act: async (db) => db.doc(await stored()).get() },
    { what: 'list all', allowed: admins, act: (db) => db.collection('client-galleries').get() },
    {
      what: 'find it by its link',
      allowed: admins,
      act: (db) =>
        db.collection('client-galleries').where('linkKey', '==', 'a'.repeat(32)).limit(1).get(),
    },
    { what: 'create one', allowed: admins, act: create({}) },
    { what: 'close it', allowed: admins, act: change({ isOpen: false, revision: 3 }) },
    { what: 'delete it', allowed: admins, act: async (db) => db.doc(await stored()).delete() },
  ]);

  const named =
    (act: (changes: Data) => (db: Firestore) => Promise<unknown>) => (changes: Data) => ({
      what: `${act === create ? 'a new one' : 'a change'} with ${JSON.stringify(changes).slice(0, 60)}`,
      act: act(changes),
    });

  testWrites(world, 'owner', {
    taken: [
      ...[
        { pinSalt: '', pinHash: '' },
        { askedName: 'Bogen', askedCount: 800, sharesChoices: true, showsShop: true },
      ].map(named(create)),
      ...[
        { linkKey: 'A1'.repeat(16) },
        { guestKey: 'A1'.repeat(16) },
        { guestKey: '' },
        { pinSalt: 'd'.repeat(20), pinHash: 'e'.repeat(64) },
        { expiresAt: PAST },
        { revision: 3 },
        { isOpen: false, revision: 3 },
      ].map(named(change)),
      {
        what: 'one without a PIN',
        act: (db) => {
          const { pinSalt: _, pinHash: __, ...open } = gallery();
          return db.doc(path()).set(open);
        },
      },
      {
        what: 'one under a name of 40 letters',
        act: (db) => db.doc(`client-galleries/${freshId().padEnd(40, 'x')}`).set(gallery()),
      },
      { what: 'a change of a closed one', act: change({ title: 'Ny' }, { isOpen: false }) },
      { what: 'a change of one that never opened', act: changeWithout('isOpen', { title: 'Ny' }) },
      {
        what: 'a change of one that never closed',
        act: changeWithout('revision', { title: 'Ny' }),
      },
      {
        what: 'the first close',
        act: changeWithout('revision', { isOpen: false, revision: 1 }),
      },
    ],
    refused: [
      { what: 'the first close without a step', act: changeWithout('revision', { isOpen: false }) },
      {
        what: 'one under a name of 41 letters',
        act: (db) => db.doc(`client-galleries/${freshId().padEnd(41, 'x')}`).set(gallery()),
      },
      {
        what: 'one under a name with a dash',
        act: (db) => db.doc(`client-galleries/${freshId()}-x`).set(gallery()),
      },
      ...[
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
      ].map(named(create)),
      ...[
        { createdAt: serverTime() },
        { updatedAt: PAST },
        { linkKey: '' },
        // Access that ended would be good again.
        { isOpen: false },
        { revision: 1 },
      ].map(named(change)),
    ],
  });
});

describe('the wrong PINs of a gallery', () => {
  const tries = async () => {
    const place = `client-tries/${freshId()}`;
    await world.given({ [place]: { pinSalt: 'a', visitors: {} } });
    return place;
  };

  testAccess(world, [
    { what: 'read them', allowed: admins, act: async (db) => db.doc(await tries()).get() },
    { what: 'forget them', allowed: admins, act: async (db) => db.doc(await tries()).delete() },
    {
      what: 'count them',
      allowed: nobody,
      act: async (db) => db.doc(await tries()).update({ pinSalt: 'b' }),
    },
    {
      what: 'make them up',
      allowed: nobody,
      act: (db) => db.doc(`client-tries/${freshId()}`).set({ pinSalt: 'a', visitors: {} }),
    },
    { what: 'list all', allowed: nobody, act: (db) => db.collection('client-tries').get() },
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
    { what: 'read it', allowed: admins, act: async (db) => db.doc(await choices()).get() },
    {
      what: 'list those of a gallery',
      allowed: admins,
      act: (db) => db.collection('client-choices').where('galleryId', '==', 'a').get(),
    },
    { what: 'open it again', allowed: admins, act: changed({ sentAt: null }) },
    { what: 'send it', allowed: nobody, act: changed({ sentAt: serverTime() }) },
    { what: 'choose', allowed: nobody, act: changed({ pictures: {} }) },
    { what: 'choose while it opens', allowed: nobody, act: changed({ sentAt: null, name: 'Bo' }) },
    {
      what: 'make it up',
      allowed: nobody,
      act: (db) => db.doc(`client-choices/${freshId()}`).set(record),
    },
    { what: 'delete it', allowed: admins, act: async (db) => db.doc(await choices()).delete() },
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
    {
      what: 'list that of a gallery',
      allowed: admins,
      act: (db) => db.collection('client-deliveries').where('galleryId', '==', 'a').get(),
    },
    { what: 'delete it', allowed: admins, act: async (db) => db.doc(await note()).delete() },
    {
      what: 'change it',
      allowed: nobody,
      act: async (db) => db.doc(await note()).update({ at: serverTime() }),
    },
    {
      what: 'make it up',
      allowed: nobody,
      act: (db) => db.doc(`client-deliveries/${freshId()}`).set(record),
    },
  ]);
});
